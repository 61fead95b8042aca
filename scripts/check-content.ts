/** `npm run content`: checks data/ as the build does, and exits with 1 if there are problems. */
import path from "node:path"
import { checkContent, contentNotes, contentTypes, formatProblems } from "../src/content"

const dataDir = path.join(import.meta.dirname, "..", "data")
const problems = checkContent(dataDir)
if (problems.length > 0) {
  console.error(formatProblems(problems))
  process.exitCode = 1
} else {
  console.log(`The content of all ${contentTypes.length} types is in order.`)
  const notes = contentNotes(dataDir)
  if (notes) console.log(notes)
}
