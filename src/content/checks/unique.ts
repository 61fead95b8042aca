import path from "node:path"
import type { ContentType } from "../define"
import { getProperty } from "../../lib/get-property"
import { show, type Problem } from "./problem"
import { placeOf, type Entry } from "./read"

/** An entry that shares identifying values with an earlier one; `isCopy`: all of them. */
export type Doubled = { entry: Entry; isCopy: boolean; problem: Problem }

const identifyingFields = ({ unique = [] }: ContentType) => ["id", ...unique]

/** "an id, a title and a sku" */
const listOf = (fields: readonly string[]) =>
  fields
    .map((field) => `${/^[aeiou]/.test(field) ? "an" : "a"} ${field}`)
    .join(", ")
    .replace(/, ([^,]*)$/, " and $1")

const nextId = (entries: readonly Entry[]) =>
  1 + Math.max(...entries.map(({ value }) => Number(getProperty(value, "id")) || 0))

const shortName = (other: Entry, { file }: Entry) =>
  other.file === file ? other.name : path.posix.basename(other.file)

/** Reports entries of a type that share identifying values, with one problem for each entry. */
export const checkUnique = (types: readonly ContentType[], entries: readonly Entry[]): Doubled[] =>
  types.flatMap((type) => {
    const own = entries.filter((entry) => entry.type === type)
    return own.flatMap((entry, index): Doubled[] => {
      const fields = identifyingFields(type).filter((field) => getProperty(entry.value, field) != null)
      const sharedWith = (other: Entry) =>
        fields.filter((field) => getProperty(other.value, field) === getProperty(entry.value, field))
      const other = own.slice(0, index).find((earlier) => sharedWith(earlier).length > 0)
      if (!other) return []
      const shared = sharedWith(other)
      const isCopy = shared.length > 1 && shared.length === fields.length
      const values = shared.map((field) => show(getProperty(entry.value, field))).join(" and ")
      const problem = {
        ...placeOf(entry, isCopy ? [] : shared.slice(0, 1)),
        actual: isCopy ? `a copy of ${shortName(other, entry)}` : `${values}, as in ${shortName(other, entry)}`,
        expected: `${listOf(shared).replace(/^an id\b/, `an id (such as ${nextId(own)})`)} of its own`,
      }
      return [{ entry, isCopy, problem }]
    })
  })
