// Runs before the project's commands (package.json): says in one sentence what they would fail on later.
import path from "node:path"
import { fileURLToPath } from "node:url"
import { machineProblem } from "./lib/preflight.mjs"

const problem = machineProblem(path.dirname(path.dirname(fileURLToPath(import.meta.url))), process.versions.node)
if (problem) {
  console.error(problem)
  process.exitCode = 1
}
