import fs from "node:fs"
import path from "node:path"
import lockfile from "proper-lockfile"
import { exitWith } from "./run.mjs"

/**
 * Locks a folder with the folder `<name>.lock` beside it, until this process ends. A lock that was not updated for 30 seconds
 * is ignored.
 *
 * @returns {Promise<() => Promise<void>>} unlocks it earlier
 * @throws if another command holds the lock
 */
export async function lock(folder) {
  const parent = path.dirname(path.resolve(folder))
  fs.mkdirSync(parent, { recursive: true })
  const onCompromised = () =>
    exitWith(new Error(`Another process removed or took over ${folder}.lock. Run the command again.`))
  return lockfile.lock(folder, { realpath: false, stale: 30_000, update: 5_000, onCompromised }).catch((error) => {
    if (error.code !== "ELOCKED") throw error
    throw new Error(`Another build, test, release or npm run dev is running in ${parent}.
Run this command again when it has ended. If it was killed, wait 30 seconds first.`)
  })
}
