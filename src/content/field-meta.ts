import { z } from "zod"

/**
 * What a field means beyond its shape. The marks drive every check that looks past one value (is the picture there,
 * does the link lead anywhere, does the named entry exist), so that a content type declares its rules and no check
 * knows a content type by name.
 */
export type Mark = {
  /** Name of the GraphQL type of an object, a choice or a list of variants. */
  name?: string
  /** What the GraphQL type is for; a field's own description says what it is for in its place. */
  about?: string
  /** What an editor must write, as the end of the sentence "wanted: …". */
  wanted?: string
  /** The value names something that must exist elsewhere. */
  kind?: "picture" | "link" | "icon" | "price" | "file" | "reference"
  /** For references: the GraphQL name of the type, and the field of it that is named. */
  to?: { type: string; by: string }
}

export const marks = z.registry<Mark>()

/** Attaches a mark and returns the schema itself. */
export const mark = <Schema extends z.ZodType>(schema: Schema, value: Mark): Schema => {
  marks.add(schema, value)
  return schema
}
