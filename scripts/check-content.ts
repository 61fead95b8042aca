/**
 * `npm run content`: checks data/ and all its pictures, notes probable mistakes, and exits with 1 if there are problems. Also
 * writes the files that are generated from the content types. `--before-publishing` lists remaining samples and placeholders.
 */
import { writeFileSync } from "node:fs"
import path from "node:path"
import { isDeepStrictEqual } from "node:util"
import { getOpenItemsReport, formatProblems, inspectContent } from "../src/content"
import { getCommittedFiles, writeSchemas } from "../src/content/generated-files"

/** Writes the generated files that are committed, where they differ. */
async function writeCommittedFiles(root: string): Promise<void> {
  for (const { file, is, expected } of getCommittedFiles(root)) {
    if (isDeepStrictEqual(is, expected)) continue
    // Imported here because it is rarely needed and loads slowly.
    const { format, resolveConfig } = await import("prettier")
    const place = path.join(root, file)
    writeFileSync(place, await format(JSON.stringify(expected), { ...(await resolveConfig(place)), filepath: place }))
  }
}

async function check(root: string, isBeforePublishing: boolean): Promise<void> {
  const dataDir = path.join(root, "data")
  writeSchemas(root)
  await writeCommittedFiles(root)
  const { problems, notes } = await inspectContent(dataDir)
  if (problems.length > 0) {
    console.error(formatProblems(problems))
    process.exitCode = 1
  } else {
    console.log("The content is in order.")
    if (notes) console.log(notes)
  }
  if (isBeforePublishing) console.log(`\n${getOpenItemsReport(dataDir)}`)
}

void check(path.join(import.meta.dirname, ".."), process.argv.includes("--before-publishing"))
