import fs from "node:fs"
import path from "node:path"

/*
 * A folder of releases, on the machine that serves the site:
 *
 *   releases/12-2026-11-26/   public/, release.json
 *   current → releases/12-2026-11-26
 *
 * Releases have numbers, because a clock can be set back. The web server serves `current`. The link is replaced atomically, so
 * visitors get the old or the new site.
 */

/** Pictures and clips. */
const PICTURE = /\.(avif|gif|jpe?g|mp4|png|svg|webm|webp)$/

/** Number of releases that are kept, including the one online. */
const KEPT = 3

/**
 * Copies the built site to a new release, which is not online yet.
 *
 * @param {string} root the project's folder
 * @param {string} to the folder of releases
 * @param {{ commit: string, day: string }} about its commit and date
 * @returns {string} the release's name
 */
export function addRelease(root, to, about) {
  const name = `${1 + Number.parseInt(listReleases(to).at(-1) ?? "0")}-${about.day}`
  const folder = getReleaseFolder(to, name)
  const unfinished = `${folder}.unfinished`
  fs.rmSync(unfinished, { recursive: true, force: true })
  const site = path.join(root, "public")
  const isUnreferenced = createUnreferencedTest(root, site)
  // Keeps dates, because browsers revalidate files with them.
  fs.cpSync(site, path.join(unfinished, "public"), {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !isUnreferenced(path.relative(site, file)),
  })
  fs.writeFileSync(path.join(unfinished, "release.json"), JSON.stringify(about))
  fs.renameSync(unfinished, folder)
  return name
}

/**
 * Finds files that Gatsby leaves in `public` but no release has: pictures that no page refers to, and copies of files that
 * were deleted from the project's `static`.
 *
 * @returns a test for a file of `public`
 */
function createUnreferencedTest(root, site) {
  const texts = fs
    .readdirSync(site, { recursive: true, withFileTypes: true })
    // A folder of page data can be called 404.html.
    .filter((entry) => entry.isFile() && /\.(css|html|js|json|txt|webmanifest|xml)$/.test(entry.name))
  const referenced = new Set(
    texts.flatMap(
      ({ parentPath, name }) =>
        fs.readFileSync(path.join(parentPath, name), "utf8").match(/\/static\/[^\s"'`,\\<>()&?#]+/g) ?? [],
    ),
  )
  const staticFolder = path.join(root, "static")
  return (file) => {
    const [folder] = file.split(path.sep)
    if (!path.extname(file)) return false
    if (folder === "static") return !referenced.has(encodeURI(`/${file}`))
    if (fs.existsSync(path.join(staticFolder, file))) return false
    // The build writes pictures only to /static.
    return PICTURE.test(file) || fs.existsSync(path.join(staticFolder, folder))
  }
}

/** Returns the absolute path of a release. */
export const getReleaseFolder = (to, name) => path.resolve(to, "releases", name)

/** Returns the names of all releases, oldest first. */
export function listReleases(to) {
  const folder = path.join(to, "releases")
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => /^[\d-]+$/.test(name))
        .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    : []
}

/** Returns the name of the release that is online; undefined before the first. */
export function currentRelease(to) {
  const link = path.join(to, "current")
  return fs.existsSync(link) ? path.basename(fs.realpathSync(link)) : undefined
}

/**
 * Reads a release's commit and date, and whether its --then succeeded. Returns an empty object if the file is unreadable,
 * such as after a power cut.
 *
 * @returns {{ commit?: string, day?: string, deployed?: true }}
 */
export function readRelease(to, name) {
  try {
    return JSON.parse(fs.readFileSync(path.join(getReleaseFolder(to, name), "release.json"), "utf8"))
  } catch {
    return {}
  }
}

/** Records that a release was deployed. */
export function markDeployed(to, name) {
  const about = { ...readRelease(to, name), deployed: true }
  fs.writeFileSync(path.join(getReleaseFolder(to, name), "release.json"), JSON.stringify(about))
}

/** Returns the previous deployed release; undefined if there is none. */
export function releaseBefore(to) {
  const names = listReleases(to)
  return names.slice(0, names.indexOf(currentRelease(to))).findLast((name) => readRelease(to, name).deployed)
}

/** Puts a release online: replaces the link atomically. */
export function putOnline(to, name) {
  const link = path.join(to, "current")
  const next = `${link}.next`
  fs.rmSync(next, { force: true })
  fs.symlinkSync(path.join("releases", name), next)
  fs.renameSync(next, link)
}

/** Removes a release that was never online. */
export const removeRelease = (to, name) => fs.rmSync(getReleaseFolder(to, name), { recursive: true })

/** Removes the oldest releases except the one online, and unfinished copies. */
export function removeOldReleases(to) {
  const current = currentRelease(to)
  for (const name of listReleases(to).slice(0, -KEPT)) if (name !== current) removeRelease(to, name)
  for (const name of fs.readdirSync(path.join(to, "releases"))) {
    if (name.endsWith(".unfinished")) removeRelease(to, name)
  }
}
