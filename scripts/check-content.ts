/**
 * `npm run content`: checks data/ as the build does, opens every picture, notes what editors may not have meant, and exits
 * with 1 if there are problems. `--before-publishing` lists the samples and stand-ins that are left. It also writes what
 * is generated from the manifests.
 */
import path from "node:path"
import { beforePublishing, contentTypes, formatProblems, inspectContent } from "../src/content"
import { writeCommittedFiles, writeSchemas } from "../src/content/generated-files"

async function check(root: string, isBeforePublishing: boolean): Promise<void> {
  const dataDir = path.join(root, "data")
  writeSchemas(root)
  await writeCommittedFiles(root)
  const { problems, notes } = await inspectContent(dataDir)
  if (problems.length > 0) {
    console.error(formatProblems(problems))
    process.exitCode = 1
    return
  }
  console.log(`The content of all ${contentTypes.length} types is in order.`)
  if (notes) console.log(notes)
  if (isBeforePublishing) console.log(`\n${beforePublishing(dataDir)}`)
}

void check(path.join(import.meta.dirname, ".."), process.argv.includes("--before-publishing"))
