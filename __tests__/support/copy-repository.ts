import { execFileSync, spawnSync, type SpawnSyncOptions } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"

/** Without variables that refer to the real repository (Git hooks) or the real site (releases). */
export const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(GIT|RELEASE)_/.test(name)))

/** Copies all files of the repository that Git does not ignore into a new folder, and links node_modules. */
export function copyRepository(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "cafn copié "))
  const names = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  })
  for (const name of names.split("\0").filter((file) => file && fs.existsSync(file))) {
    fs.cpSync(name, path.join(root, name), { recursive: true })
  }
  fs.symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"))
  return root
}

/** Runs a program, for at most ten minutes. */
export function run(command: string, args: readonly string[], options: SpawnSyncOptions) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    env,
    timeout: 600_000,
    maxBuffer: Infinity,
    ...options,
    encoding: "utf8",
  })
  return { status, output: stdout + stderr }
}
