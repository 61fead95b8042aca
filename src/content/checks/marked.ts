import { at, fieldsFor, inspect, type Schema } from "../inspect"
import type { Mark } from "../field-meta"
import type { Entry } from "./read"

/** A string or number whose field refers to a picture, a page or another entry. */
export type MarkedValue = { entry: Entry; path: readonly PropertyKey[]; mark: Mark; value: string | number }

const visit = (entry: Entry, schema: Schema, value: unknown, path: readonly PropertyKey[]): MarkedValue[] => {
  const { form, mark } = inspect(schema)
  if (form.kind === "array") {
    return Array.isArray(value)
      ? value.flatMap((element: unknown, index) => visit(entry, form.element, element, [...path, index]))
      : []
  }
  const fields = fieldsFor(form, value)
  if (fields) {
    return Object.entries(fields).flatMap(([name, field]) => visit(entry, field, at(value, name), [...path, name]))
  }
  const isNamed = mark.kind !== undefined && (typeof value === "string" || typeof value === "number")
  return isNamed ? [{ entry, path, mark, value }] : []
}

/** Returns the marked values of an entry, even if other fields are invalid. */
export const markedValues = (entry: Entry): MarkedValue[] => visit(entry, entry.type.schema, entry.value, [])
