import { at, fieldsFor, inspect, type Schema } from "../inspect"
import type { Mark } from "../field-meta"
import type { Entry } from "./read"

/** A string or number in a field whose meta data says that it refers to something elsewhere. */
export type MarkedValue = { entry: Entry; path: readonly PropertyKey[]; mark: Mark; value: string | number }

const visit = (entry: Entry, schema: Schema, value: unknown, path: readonly PropertyKey[]): MarkedValue[] => {
  const { form, mark } = inspect(schema)
  if (form.kind === "list") {
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

/** All such values of an entry, even if other fields are invalid. */
export const markedValues = (entry: Entry): MarkedValue[] => visit(entry, entry.type.schema, entry.value, [])
