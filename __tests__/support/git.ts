import { execFileSync } from "node:child_process"

/** Runs git in a folder, and returns its output. */
export const git = (root: string, ...args: string[]): string =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim()

/** Makes a folder a repository with these files in its first commit. */
export function commitFiles(root: string, files = "."): void {
  git(root, "init", "--quiet", "--initial-branch=main")
  git(root, "config", "user.name", "Grace")
  git(root, "config", "user.email", "grace@cafn.example")
  git(root, "add", files)
  git(root, "commit", "--quiet", "--allow-empty", "--message=All")
}

/** Pushes a repository to a new bare one, its upstream. */
export function pushTo(bare: string, root: string): void {
  git(root, "init", "--quiet", "--bare", "--initial-branch=main", bare)
  git(root, "remote", "add", "origin", bare)
  git(root, "push", "--quiet", "--set-upstream", "origin", "main")
}
