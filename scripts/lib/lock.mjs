import path from "node:path"
import lockfile from "proper-lockfile"

/**
 * Keeps a second build, release or development server from starting in the same folder, by the folder `.cache.lock`.
 * Its holder touches it every five seconds: after half a minute without, the holder is dead and the lock counts for
 * nothing.
 *
 * @param {string} root the project's folder
 * @returns {Promise<() => Promise<void>>} lets the next one start; so does the end of this process
 * @throws if another one is at work
 */
export async function lock(root) {
  try {
    return await lockfile.lock(path.join(root, ".cache"), { realpath: false, stale: 30_000, update: 5_000 })
  } catch (error) {
    if (error.code !== "ELOCKED") throw error
    throw new Error(`Another build, release or npm run dev is at work in this folder. Nothing was done.
If it was killed, try again in half a minute.`)
  }
}
