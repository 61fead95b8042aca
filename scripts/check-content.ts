/** `npx tsx scripts/check-content.ts`: checks data/ as the build does, and exits with 1 when something is wrong. */
import path from "node:path"
import { checkContent, contentTypes, formatProblems } from "../src/content"

const problems = checkContent(path.join(import.meta.dirname, "..", "data"))
if (problems.length > 0) {
  console.error(formatProblems(problems))
  process.exitCode = 1
} else {
  console.log(`The content of all ${contentTypes.length} types is in order.`)
}
