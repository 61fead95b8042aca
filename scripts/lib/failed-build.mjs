import fs from "node:fs"
import path from "node:path"

/** Exists while a build is running: `gatsby-node.ts` writes it after the content check. */
const MARKER = path.join(".cache", "build-under-way")

/** Contains the folder in which Gatsby's cache was made, because the cache has absolute paths. */
const FOLDER = path.join(".cache", "built-in-folder")

/** Our own cache, whose keys are content hashes. */
const KEPT = ["pictures"]

/**
 * Removes Gatsby's cache if it is unusable. After a build that was killed, Gatsby skips queries whose pages were not written,
 * and the next build would publish old pages. In a moved or copied folder, it finds no query results and fails after minutes.
 *
 * @param {string} root the project's folder
 * @returns {string | undefined} why it was removed; undefined if it was kept
 */
export function removeUntrustedCache(root) {
  const isMoved = fs.existsSync(path.join(root, FOLDER)) && fs.readFileSync(path.join(root, FOLDER), "utf8") !== root
  if (!isBuilding(root) && !isMoved) return undefined
  for (const name of fs.readdirSync(path.join(root, ".cache"))) {
    if (!KEPT.includes(name)) fs.rmSync(path.join(root, ".cache", name), { recursive: true, force: true })
  }
  return isMoved ? "This folder was moved or copied since the last build." : "The last build did not finish."
}

/** Records that the build has succeeded. */
export function endBuild(root) {
  fs.writeFileSync(path.join(root, FOLDER), root)
  fs.rmSync(path.join(root, MARKER), { force: true })
}

/** Whether a build is running or was killed. */
export const isBuilding = (root) => fs.existsSync(path.join(root, MARKER))
