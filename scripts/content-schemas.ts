/**
 * `npm run content:schemas`: generates the files that help editors with the content (data/schemas and
 * .vscode/settings.json) from the zod schemas. Run it after a change in src/content; a test verifies that they are up
 * to date.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { format, resolveConfig } from "prettier"
import { contentTypes } from "../src/content"
import { editorFiles, schemaFolder } from "../src/content/editor-schemas"
import { entryRoutesFile } from "../src/content/entry-routes"
import { entryTypes } from "../src/content/entry-types"

const root = path.join(import.meta.dirname, "..")

const write = async (file: string, value: object) => {
  mkdirSync(path.dirname(file), { recursive: true })
  const options = await resolveConfig(file)
  writeFileSync(file, await format(JSON.stringify(value), { ...options, filepath: file }))
}

/** Deletes the schemas of types that were renamed or removed. */
const removeOthers = (folder: string, written: ReadonlySet<string>) => {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    if (!written.has(file)) rmSync(file)
  }
}

const writeAll = async () => {
  const files = [...editorFiles(contentTypes), entryRoutesFile(entryTypes)].map((file) => ({
    ...file,
    path: path.join(root, file.path),
  }))
  for (const file of files) await write(file.path, file.value)
  removeOthers(path.join(root, schemaFolder), new Set(files.map((file) => file.path)))
  console.log(`Wrote ${files.length} files.`)
}

void writeAll()
