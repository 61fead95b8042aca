import { z } from "zod"
import type { ToConfirm } from "./topics"

/**
 * The meaning of a field beyond its shape. Every check that looks beyond a single value reads it (does the picture
 * exist, does the link lead to a page, does the referenced entry exist), so that a content type declares its rules and
 * no check depends on a certain content type.
 */
export type Mark = {
  /** Name of the GraphQL type, for objects, choices and unions. */
  name?: string
  /** Description of the GraphQL type; a field's own description replaces it there. */
  about?: string
  /** The expected value, as the end of the sentence "wanted: …". */
  wanted?: string
  /** The kind of thing outside this field that the value refers to. */
  kind?: "picture" | "link" | "icon" | "price" | "telephone" | "file" | "reference"
  /** For pictures: the pixels that the place needs across, so that the picture is sharp. */
  least?: number
  /** What the owner confirms before publishing; nothing while the value, in the object `parent`, is in order. */
  toConfirm?: (value: unknown, parent: unknown) => ToConfirm | undefined
  /** For references: the GraphQL name of the other type, and the referenced field. */
  to?: { type: string; by: string }
  /**
   * For the page to edit with, where the schema's own rule is a function: the rule as a regular expression, so that it
   * speaks while somebody types. It may be looser than the schema.
   */
  pattern?: string
  /** What is wanted where the pattern fails, if that is not `wanted`. */
  patternWanted?: string
  /** For the page to edit with: a picture is chosen here, though pages get its path as a text. */
  isPicturePath?: boolean
}

export const marks = z.registry<Mark>()

/** Attaches meta data to a schema and returns the schema itself. */
export const mark = <Schema extends z.ZodType>(schema: Schema, value: Mark): Schema => {
  marks.add(schema, value)
  return schema
}

/** Adds to a field what the owner confirms before publishing. */
export const withConfirmation = <Schema extends z.ZodType>(
  schema: Schema,
  toConfirm: NonNullable<Mark["toConfirm"]>,
): Schema => mark(schema, { ...marks.get(schema), toConfirm })
