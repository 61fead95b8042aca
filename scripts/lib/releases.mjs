import fs from "node:fs"
import path from "node:path"

/*
 * A folder of releases, on the machine that serves the site:
 *
 *   releases/2026-11-26-18-50-22/   public/
 *   current → releases/2026-11-26-18-50-22
 *
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
 * @param {Date} now names the release
 * @returns {string} the release's name
 */
export function addRelease(root, to, about, now) {
  const name = now.toISOString().slice(0, 19).replace(/[T:]/g, "-")
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
        .sort()
    : []
}

/** The name of the release that is online; undefined before the first. */
export function currentRelease(to) {
  const link = path.join(to, "current")
  return fs.existsSync(link) ? path.basename(fs.readlinkSync(link)) : undefined
}

/** What the newest release was made of, online or not; undefined before the first. */
export function newestRelease(to) {
  const name = releasesIn(to).at(-1)
  return name && JSON.parse(fs.readFileSync(path.join(folderOf(to, name), "release.json"), "utf8"))
}

/** The release before the one that is online; undefined if there is none. */
export function releaseBefore(to) {
  const names = releasesIn(to)
  return names[names.indexOf(currentRelease(to)) - 1]
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

/**
 * Keeps a second release from beginning in the same folder. What a release that was killed has left counts for nothing.
 *
 * @returns {() => void} lets the next one begin
 * @throws if another one is at work
 */
export function lock(to) {
  const file = path.join(to, "release.lock")
  fs.mkdirSync(to, { recursive: true })
  if (fs.existsSync(file)) {
    const pid = Number(fs.readFileSync(file, "utf8"))
    if (isRunning(pid)) throw new Error(`Another release is at work (process ${pid}). Nothing was done.`)
    fs.rmSync(file)
  }
  fs.writeFileSync(file, String(process.pid), { flag: "wx" })
  return () => fs.rmSync(file, { force: true })
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === "EPERM"
  }
}
