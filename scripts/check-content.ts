/**
 * `npm run content`: checks data/ as the build does, notes what editors may not have meant, and exits with 1 if there are
 * problems. `--before-publishing` lists the samples and stand-ins that are left.
 */
import path from "node:path"
import { beforePublishing, checkContent, contentNotes, contentTypes, formatProblems } from "../src/content"

const dataDir = path.join(import.meta.dirname, "..", "data")
const options = process.argv.slice(2)
const problems = checkContent(dataDir)
if (problems.length > 0) {
  console.error(formatProblems(problems))
  process.exitCode = 1
} else {
  console.log(`The content of all ${contentTypes.length} types is in order.`)
  const notes = contentNotes(dataDir)
  if (notes) console.log(notes)
  if (options.includes("--before-publishing")) console.log(`\n${beforePublishing(dataDir)}`)
}
