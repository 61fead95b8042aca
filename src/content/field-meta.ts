import { z } from "zod"
import type { ToConfirm } from "./topics"

/** A field's meaning beyond its shape; checks read it, so that none depends on a certain content type. */
export type FieldMeta = {
  /** GraphQL name of an object, choice or union. */
  name?: string
  /** GraphQL description of the type; a field's own description replaces it. */
  about?: string
  /** The expected value, shown after "expected:". */
  expected?: string
  /** The kind of thing that the value refers to. */
  kind?: "picture" | "link" | "icon" | "price" | "telephone" | "file" | "reference" | "day"
  /** Width in pixels that a picture needs to be sharp. */
  minWidth?: number
  /** Returns what the owner must confirm before publishing, if anything; `parent` holds the value. */
  toConfirm?: (value: unknown, parent: unknown) => ToConfirm | undefined
  /** The type and field that a reference points to. */
  to?: { type: string; by: string }
  /** A regular expression for the content editor, where the schema's rule is a function; it can be looser. */
  pattern?: string
  /** The pattern's message, if not `expected`. */
  patternMessage?: string
  /** Hides the field in the content editor: its value depends on the site's code. */
  isFixed?: boolean
  /** Shows a picture chooser in the content editor although GraphQL returns a string. */
  isPicturePath?: boolean
}

export const fieldMeta = z.registry<FieldMeta>()

export const withMeta = <Schema extends z.ZodType>(schema: Schema, value: FieldMeta): Schema => {
  fieldMeta.add(schema, value)
  return schema
}

/** Adds to a field what the owner must confirm before publishing. */
export const withConfirmation = <Schema extends z.ZodType>(
  schema: Schema,
  toConfirm: NonNullable<FieldMeta["toConfirm"]>,
): Schema => withMeta(schema, { ...fieldMeta.get(schema), toConfirm })
