import { z } from "zod"
import type { ContentType, Files } from "./define"
import { kebab } from "./entries"
import { inspect } from "./inspect"

/** A file that helps editors: its path in the project, and its JSON value. */
export type EditorFile = { path: string; value: object }

/** The folder of the generated JSON Schemas. */
export const schemaFolder = "data/schemas"

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

const match = ({ kind, path }: Files) => (kind === "folder" ? `/data/${path}/*.json` : `/data/${path}`)

/** The JSON Schemas of all types, and the Visual Studio Code settings that assign them to files. */
export const editorFiles = (types: readonly ContentType[]): EditorFile[] => {
  const schemas = types.map((type) => ({
    name: kebab(type.name),
    match: match(type.files),
    value: fileSchema(type),
  }))
  const settings = {
    "editor.formatOnSave": true,
    "files.insertFinalNewline": true,
    "json.schemas": schemas.map((schema) => ({
      fileMatch: [schema.match],
      url: `./${schemaFolder}/${schema.name}.schema.json`,
    })),
  }
  return [
    ...schemas.map(({ name, value }) => ({ path: `${schemaFolder}/${name}.schema.json`, value })),
    { path: ".vscode/settings.json", value: settings },
  ]
}
