import path from "node:path"
import lockfile from "proper-lockfile"
import { exitWith } from "./run.mjs"

/**
 * Keeps a second build, release or development server from starting in a project's folder, by the folder `.cache.lock`.
 * Its holder touches it every five seconds; half a minute after the last time it is ignored.
 *
 * @returns {Promise<() => Promise<void>>} lets the next one start; so does the end of this process
 * @throws if another one is at work
 */
export const lock = (root) =>
  lockfile
    .lock(path.join(root, ".cache"), { realpath: false, stale: 30_000, update: 5_000, onCompromised })
    .catch((error) => {
      throw error.code === "ELOCKED" ? new Error(LOCKED_MESSAGE) : error
    })

const onCompromised = () =>
  exitWith(new Error("The folder .cache.lock was removed or taken over meanwhile: start again."))

const LOCKED_MESSAGE = `Another build, release or npm run dev is at work in this folder. Nothing was done.
If it was killed, try again in half a minute.`
