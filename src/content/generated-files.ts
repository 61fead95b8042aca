import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { contentTypes } from "."
import type { ContentType, Files } from "./define"
import { kebab, kindOf } from "./entries"
import { entryTypes } from "./entry-types"
import { inspect } from "./inspect"

/* What is generated from the manifests: help for editors while somebody types, and the browser's routes. */

/** The folder of the JSON Schemas, which are not committed. */
const schemaFolder = "data/schemas"
/** Assigns the schemas to the files of data/. Its other settings stay as they are written there. */
const settingsFile = ".vscode/settings.json"
/** What a browser must know of the manifests, which are too heavy for it: lib/paths.ts reads this file. */
const routesFile = "src/lib/entry-routes.json"

/** The JSON Schema of one entry, with each field's wish as the message that the editor shows. */
const entrySchema = ({ schema }: ContentType) =>
  z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const { description, mark } = inspect(zodSchema)
      if (description) jsonSchema.description = description
      if (mark.wanted) jsonSchema.errorMessage = `Wanted: ${mark.wanted}.`
    },
  })

/** A list's file is an array of entries; any other file is one entry. */
const fileSchema = (type: ContentType): object => {
  const { $schema, ...entry } = entrySchema(type)
  return type.files.kind === "list"
    ? {
        $schema,
        title: type.name,
        description: type.about,
        type: "array",
        minItems: type.files.mayBeEmpty ? 0 : 1,
        items: entry,
      }
    : { $schema, title: type.name, description: type.about, ...entry }
}

const match = ({ kind, path: place }: Files) => (kind === "folder" ? `/data/${place}/*.json` : `/data/${place}`)

const schemaOf = ({ name }: ContentType) => `${kebab(name)}.schema.json`

/** Writes the schemas below `root`, each only where it differs, and deletes those of types that are gone. */
export function writeSchemas(root: string): void {
  const folder = path.join(root, schemaFolder)
  mkdirSync(folder, { recursive: true })
  for (const type of contentTypes) {
    const file = path.join(folder, schemaOf(type))
    const text = JSON.stringify(fileSchema(type))
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text)
  }
  const names = new Set(contentTypes.map(schemaOf))
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(path.join(folder, name))
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8")) as object

/** The generated files that are committed: what they hold below `root`, and what they should. `npm run content` writes them. */
export const committedFiles = (root: string) => {
  const settings = readJson(path.join(root, settingsFile))
  const schemas = contentTypes.map((type) => ({
    fileMatch: [match(type.files)],
    url: `./${schemaFolder}/${schemaOf(type)}`,
  }))
  const routes = entryTypes.map((type) => {
    const { list, detail, also = {} } = type.pages
    return [kindOf(type), { list, detail, also }] as const
  })
  return [
    { file: settingsFile, is: settings, wanted: { ...settings, "json.schemas": schemas } },
    { file: routesFile, is: readJson(path.join(root, routesFile)), wanted: Object.fromEntries(routes) },
  ]
}
