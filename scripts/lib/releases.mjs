import fs from "node:fs"
import path from "node:path"

/*
 * A folder of releases, on the machine that serves the site:
 *
 *   releases/12-2026-11-26/   public/, release.json
 *   current → releases/12-2026-11-26
 *
 * Releases are counted, because a clock may be set back.
 * What is online is one link. It is replaced in one step, so that a visitor gets the old site or the new one.
 */

/** Pictures and clips. */
const PICTURE = /\.(avif|gif|jpe?g|mp4|png|svg|webm|webp)$/

/** How many releases are kept, the one that is online among them. */
const KEPT = 3

/**
 * Copies the built site to a new release. It is not online yet.
 *
 * @param {string} root the project's folder
 * @param {string} to the folder of releases
 * @param {{ commit: string, day: string }} about what it was made of, and on which day
 * @returns {string} the release's name
 */
export function addRelease(root, to, about) {
  const name = `${1 + Number.parseInt(releasesIn(to).at(-1) ?? "0")}-${about.day}`
  const folder = folderOf(to, name)
  const unfinished = `${folder}.unfinished`
  fs.rmSync(unfinished, { recursive: true, force: true })
  const site = path.join(root, "public")
  const isWithdrawn = withdrawnFiles(root, site)
  // Dates are kept: browsers ask with them whether a file has changed.
  fs.cpSync(site, path.join(unfinished, "public"), {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !isWithdrawn(path.relative(site, file)),
  })
  fs.writeFileSync(path.join(unfinished, "release.json"), JSON.stringify(about))
  fs.renameSync(unfinished, folder)
  return name
}

/**
 * Gatsby leaves in `public` what its owner has withdrawn: pictures that no page names any more, and copies of files that
 * have left the project's `static`. A release has neither.
 *
 * @returns whether a file of `public` is one of them
 */
function withdrawnFiles(root, site) {
  const texts = fs
    .readdirSync(site, { recursive: true, withFileTypes: true })
    // A folder of page data may be called 404.html.
    .filter((entry) => entry.isFile() && /\.(css|html|js|json|txt|webmanifest|xml)$/.test(entry.name))
  const named = new Set(
    texts.flatMap(
      ({ parentPath, name }) =>
        fs.readFileSync(path.join(parentPath, name), "utf8").match(/\/static\/[^\s"'`,\\<>()&?#]+/g) ?? [],
    ),
  )
  const own = path.join(root, "static")
  return (file) => {
    const [folder] = file.split(path.sep)
    if (!path.extname(file)) return false
    if (folder === "static") return !named.has(encodeURI(`/${file}`))
    if (fs.existsSync(path.join(own, file))) return false
    // The build itself writes no picture outside of /static.
    return PICTURE.test(file) || fs.existsSync(path.join(own, folder))
  }
}

/** The folder of a release, as an absolute path. */
export const folderOf = (to, name) => path.resolve(to, "releases", name)

/** The names of all releases, the oldest first. */
export function releasesIn(to) {
  const folder = path.join(to, "releases")
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => /^[\d-]+$/.test(name))
        .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    : []
}

/** The name of the release that is online; undefined before the first. */
export function currentRelease(to) {
  const link = path.join(to, "current")
  return fs.existsSync(link) ? path.basename(fs.realpathSync(link)) : undefined
}

/**
 * What a release was made of, and whether it was deployed: its --then ended well. A power cut may have left nothing of that.
 *
 * @returns {{ commit?: string, day?: string, deployed?: true }}
 */
export function readRelease(to, name) {
  try {
    return JSON.parse(fs.readFileSync(path.join(folderOf(to, name), "release.json"), "utf8"))
  } catch {
    return {}
  }
}

/** Notes that a release was deployed: one that was interrupted before doesn't count. */
export function markDeployed(to, name) {
  const about = { ...readRelease(to, name), deployed: true }
  fs.writeFileSync(path.join(folderOf(to, name), "release.json"), JSON.stringify(about))
}

/** The release that was online before; undefined if there is none. */
export function releaseBefore(to) {
  const names = releasesIn(to)
  return names.slice(0, names.indexOf(currentRelease(to))).findLast((name) => readRelease(to, name).deployed)
}

/** Puts a release online: the link is made beside the old one, and takes its name in one step. */
export function putOnline(to, name) {
  const link = path.join(to, "current")
  const next = `${link}.next`
  fs.rmSync(next, { force: true })
  fs.symlinkSync(path.join("releases", name), next)
  fs.renameSync(next, link)
}

/** Takes a release back that was never online. */
export const removeRelease = (to, name) => fs.rmSync(folderOf(to, name), { recursive: true })

/** Removes the oldest releases, never the one that is online, and what a copy that was cut short has left. */
export function removeOldReleases(to) {
  const current = currentRelease(to)
  for (const name of releasesIn(to).slice(0, -KEPT)) if (name !== current) removeRelease(to, name)
  for (const name of fs.readdirSync(path.join(to, "releases"))) {
    if (name.endsWith(".unfinished")) removeRelease(to, name)
  }
}
