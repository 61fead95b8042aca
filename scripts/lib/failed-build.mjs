import fs from "node:fs"
import path from "node:path"

/** Stands in Gatsby's cache while a build is under way (`gatsby-node.ts` writes it once the content has been checked). */
const MARKER = path.join(".cache", "build-under-way")

/** Names the folder in which Gatsby's cache was made: it holds whole paths. */
const FOLDER = path.join(".cache", "built-in-folder")

/** Our own cache, which goes by content. */
const KEPT = ["pictures"]

/**
 * Removes Gatsby's state if it can't be trusted. After a build that died Gatsby takes queries for done whose pages were not
 * written: the next build would publish old pages. In a folder that was moved or copied it finds no query's result, and
 * says so after minutes.
 *
 * @param {string} root the project's folder
 * @returns {string | undefined} why it was removed; undefined if it stays
 */
export function removeUntrustedCache(root) {
  const isMoved = fs.existsSync(path.join(root, FOLDER)) && fs.readFileSync(path.join(root, FOLDER), "utf8") !== root
  if (!isBuilding(root) && !isMoved) return undefined
  for (const name of fs.readdirSync(path.join(root, ".cache"))) {
    if (!KEPT.includes(name)) fs.rmSync(path.join(root, ".cache", name), { recursive: true, force: true })
  }
  return isMoved ? "This folder was moved or copied since the last build." : "The last build did not finish."
}

/** The build has ended well. */
export function endBuild(root) {
  fs.writeFileSync(path.join(root, FOLDER), root)
  fs.rmSync(path.join(root, MARKER), { force: true })
}

/** Whether a build is at work, or has died. */
export const isBuilding = (root) => fs.existsSync(path.join(root, MARKER))
