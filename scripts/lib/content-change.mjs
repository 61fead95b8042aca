import { execFileSync } from "node:child_process"

const git = (...args) => execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })

/**
 * Whether only content, or nothing, differs from a commit. The list of content files comes from that commit, so that a change
 * can't add itself to the list.
 * @param {string} commit
 * @returns {boolean} also false for an unknown commit and an invalid list
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
