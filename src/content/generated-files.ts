import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { contentTypes } from "."
import type { ContentType, Files } from "./define"
import { kebab, getKind } from "./entries"
import { entryTypes } from "./entry-types"
import { inspect } from "./inspect"

/** The JSON Schemas, which are not committed. */
const schemaFolder = "data/schemas"
/** Assigns the schemas to the files of data/. */
const settingsFile = ".vscode/settings.json"
/** Routes for lib/paths.ts: the content types are too large for the browser. */
const routesFile = "src/lib/entry-routes.json"

/** Returns the JSON Schema of one entry; `expected` becomes the editor's error message. */
const entrySchema = ({ schema }: ContentType) =>
  z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const { description, meta } = inspect(zodSchema)
      if (description) jsonSchema.description = description
      if (meta.expected) jsonSchema.errorMessage = `Expected: ${meta.expected}.`
    },
  })

const fileSchema = (type: ContentType): object => {
  const { $schema, ...entry } = entrySchema(type)
  const head = { $schema, title: type.name, description: type.about }
  if (type.files.kind !== "list") return { ...head, ...entry }
  return { ...head, type: "array", minItems: type.files.mayBeEmpty ? 0 : 1, items: entry }
}

const getFileMatch = ({ kind, path: place }: Files) => (kind === "folder" ? `/data/${place}/*.json` : `/data/${place}`)

const getSchemaFile = ({ name }: ContentType) => `${kebab(name)}.schema.json`

/** Writes changed schemas below `root` and deletes those without a type. */
export function writeSchemas(root: string): void {
  const folder = path.join(root, schemaFolder)
  mkdirSync(folder, { recursive: true })
  for (const type of contentTypes) {
    const file = path.join(folder, getSchemaFile(type))
    const text = JSON.stringify(fileSchema(type))
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text)
  }
  const names = new Set(contentTypes.map(getSchemaFile))
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(path.join(folder, name))
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8")) as object

/** Returns the current and the expected contents of the committed files; `npm run content` writes them. */
export const getCommittedFiles = (root: string) => {
  const settings = readJson(path.join(root, settingsFile))
  const schemas = contentTypes.map((type) => ({
    fileMatch: [getFileMatch(type.files)],
    url: `./${schemaFolder}/${getSchemaFile(type)}`,
  }))
  const routes = entryTypes.map((type) => {
    const { list, detail, also = {} } = type.pages
    return [getKind(type), { list, detail, also }] as const
  })
  return [
    { file: settingsFile, is: settings, expected: { ...settings, "json.schemas": schemas } },
    { file: routesFile, is: readJson(path.join(root, routesFile)), expected: Object.fromEntries(routes) },
  ]
}
