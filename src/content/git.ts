import { execFileSync } from "node:child_process"
import { parseJsonValue } from "./checks/parse-json"

/** Returns git's output; undefined without git or on an error. */
function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
  } catch {
    return undefined
  }
}

/** Returns the last commit. */
export const currentCommit = (root: string): string | undefined => git(root, "rev-parse", "HEAD")?.trim()

/** Returns the files below a folder that were changed or deleted since the last commit, without new ones. */
export const changedSinceCommit = (root: string, folder: string): string[] =>
  git(root, "diff", "-z", "--name-only", "--relative", "--no-renames", "--diff-filter=MDT", "HEAD", "--", folder)
    ?.split("\0")
    .filter(Boolean) ?? []

/** Returns a JSON file of the last commit; undefined if it is missing or invalid. */
export const committedJson = (root: string, file: string): unknown =>
  parseJsonValue(git(root, "show", `HEAD:./${file}`))
