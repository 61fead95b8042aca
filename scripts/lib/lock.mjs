import fs from "node:fs"
import path from "node:path"
import lockfile from "proper-lockfile"
import { exitWith } from "./run.mjs"

/**
 * Keeps other commands from changing a folder, by the folder `<name>.lock` beside it. Its holder touches it every five
 * seconds; half a minute after the last time it is ignored.
 *
 * @returns {Promise<() => Promise<void>>} lets the next one start; so does the end of this process
 * @throws if another one is at work
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
