/**
 * `npm run content`: checks data/ as the build does, opens every picture, notes what editors may not have meant, and exits
 * with 1 if there are problems. `--before-publishing` lists the samples and stand-ins that are left. It also writes what
 * is generated from the manifests.
 */
import { writeFileSync } from "node:fs"
import path from "node:path"
import { isDeepStrictEqual } from "node:util"
import { beforePublishing, formatProblems, inspectContent } from "../src/content"
import { getCommittedFiles, writeSchemas } from "../src/content/generated-files"

/** Writes the generated files that are committed, where they differ. */
async function writeCommittedFiles(root: string): Promise<void> {
  for (const { file, is, expected } of getCommittedFiles(root)) {
    if (isDeepStrictEqual(is, expected)) continue
    // Seldom needed, and slow to load.
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
  if (isBeforePublishing) console.log(`\n${beforePublishing(dataDir)}`)
}

void check(path.join(import.meta.dirname, ".."), process.argv.includes("--before-publishing"))
