import { execFileSync } from "node:child_process"
import { withoutMark } from "./read-text"

/** What git answers in the project's folder; undefined without git, and for what it doesn't know. */
function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
  } catch {
    return undefined
  }
}

/** The files below a folder that are not as the last commit has them, or are gone. New ones are not among them. */
export const changedSinceCommit = (root: string, folder: string): string[] =>
  git(root, "diff", "-z", "--name-only", "--relative", "--no-renames", "--diff-filter=MDT", "HEAD", "--", folder)
    ?.split("\0")
    .filter(Boolean) ?? []

/** What a JSON file held in the last commit; undefined if there is none, or it was no JSON. */
export function committedJson(root: string, file: string): unknown {
  const text = git(root, "show", `HEAD:./${file}`)
  try {
    return text === undefined ? undefined : (JSON.parse(withoutMark(text)) as unknown)
  } catch {
    return undefined
  }
}
