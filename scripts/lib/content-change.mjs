import { execFileSync } from "node:child_process"

const git = (...args) => execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })

/**
 * Whether only content, or nothing, differs from a commit. That commit says what is content, so that no change calls
 * itself content.
 * @param {string} commit
 * @returns {boolean} false for an unknown commit and for a broken list too
 */
export function isOnlyContent(commit) {
  try {
    const lines = git("show", `${commit}:.githooks/content-files.txt`).split("\n")
    const patterns = lines.filter(Boolean).map((line) => new RegExp(line))
    const changed = git("diff", "--name-only", "--no-renames", "-z", commit, "--")
    const added = git("ls-files", "--others", "--exclude-standard", "-z")
    const files = `${changed}${added}`.split("\0").filter(Boolean)
    return files.every((file) => patterns.some((pattern) => pattern.test(file)))
  } catch {
    return false
  }
}
