import { getProperty } from "../../lib/get-property"
import { getFields, inspect, type Schema } from "../inspect"
import type { FieldMeta } from "../field-meta"
import type { Entry } from "./read"

/** A string or number whose field has a `kind`, such as the path of a picture. */
export type TypedValue = { entry: Entry; path: readonly PropertyKey[]; meta: FieldMeta; value: string | number }

const visit = (entry: Entry, schema: Schema, value: unknown, path: readonly PropertyKey[]): TypedValue[] => {
  const { form, meta } = inspect(schema)
  if (form.kind === "array") {
    return Array.isArray(value)
      ? value.flatMap((element: unknown, index) => visit(entry, form.element, element, [...path, index]))
      : []
  }
  const fields = getFields(form, value)
  if (fields) {
    return Object.entries(fields).flatMap(([name, field]) =>
      visit(entry, field, getProperty(value, name), [...path, name]),
    )
  }
  const hasKind = meta.kind !== undefined && (typeof value === "string" || typeof value === "number")
  return hasKind ? [{ entry, path, meta, value }] : []
}

/** Returns the values of an entry whose field has a `kind`, even if other fields are invalid. */
export const getTypedValues = (entry: Entry): TypedValue[] => visit(entry, entry.type.schema, entry.value, [])
