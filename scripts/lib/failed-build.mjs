import fs from "node:fs"
import path from "node:path"

/** Stands in Gatsby's cache while a build is under way (`gatsby-node.ts` writes it once the content has been checked). */
const MARKER = path.join(".cache", "build-under-way")

/** Caches of our own, which go by content. */
const KEPT = ["pictures", "cards"]

/**
 * Removes Gatsby's state if the last build died. Gatsby marks queries as done although their pages were not written: the
 * next build would publish old pages.
 *
 * @param {string} root the project's folder
 * @returns {boolean} whether something was removed
 */
export function removeFailedBuild(root) {
  if (!isBuilding(root)) return false
  for (const name of fs.readdirSync(path.join(root, ".cache"))) {
    if (!KEPT.includes(name)) fs.rmSync(path.join(root, ".cache", name), { recursive: true, force: true })
  }
  return true
}

/** The build has ended well. */
export const endBuild = (root) => fs.rmSync(path.join(root, MARKER), { force: true })

/** Whether a build is at work, or has died. */
export const isBuilding = (root) => fs.existsSync(path.join(root, MARKER))
