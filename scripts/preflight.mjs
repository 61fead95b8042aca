// Runs before the project's commands (package.json). Checks Node and packages, and turns on the checks before a commit,
// because npm ci runs no scripts (.npmrc).
import { spawnSync } from "node:child_process"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { getSetupProblem } from "./lib/preflight.mjs"

const problem = getSetupProblem(path.dirname(path.dirname(fileURLToPath(import.meta.url))), process.versions.node)
if (problem) {
  console.error(problem)
  process.exitCode = 1
} else {
  const hooksPath = (...value) =>
    spawnSync("git", ["--git-dir=.git", "config", "core.hooksPath", ...value], { encoding: "utf8" })
  // Keeps a folder that the developer has set, except husky's, which an earlier version of this project set.
  if (["", ".husky/_"].includes(hooksPath().stdout?.trim())) hooksPath(".githooks")
}
