import path from "node:path"
import type { ContentType } from "../define"
import { getProperty } from "../../lib/get-property"
import { formatValue, type Problem } from "./problem"
import { getPlace, type Entry } from "./read"

/** An entry that shares identifying values with an earlier one; `isCopy`: all of them. */
export type Duplicate = { entry: Entry; isCopy: boolean; problem: Problem }

const getIdentifyingFields = ({ unique = [] }: ContentType) => ["id", ...unique]

/** "an id, a title and a sku" */
const joinWithArticles = (fields: readonly string[]) =>
  new Intl.ListFormat("en-GB").format(fields.map((field) => `${/^[aeiou]/.test(field) ? "an" : "a"} ${field}`))

const getNextId = (entries: readonly Entry[]) =>
  1 + Math.max(...entries.map(({ value }) => Number(getProperty(value, "id")) || 0))

const getShortName = (other: Entry, { file }: Entry) =>
  other.file === file ? other.name : path.posix.basename(other.file)

/** Reports entries of a type that share identifying values, with one problem for each entry. */
export const checkUnique = (types: readonly ContentType[], entries: readonly Entry[]): Duplicate[] =>
  types.flatMap((type) => {
    const own = entries.filter((entry) => entry.type === type)
    return own.flatMap((entry, index): Duplicate[] => {
      const fields = getIdentifyingFields(type).filter((field) => getProperty(entry.value, field) != null)
      const sharedWith = (other: Entry) =>
        fields.filter((field) => getProperty(other.value, field) === getProperty(entry.value, field))
      const other = own.slice(0, index).find((earlier) => sharedWith(earlier).length > 0)
      if (!other) return []
      const shared = sharedWith(other)
      const isCopy = shared.length > 1 && shared.length === fields.length
      const values = shared.map((field) => formatValue(getProperty(entry.value, field))).join(" and ")
      const problem = {
        ...getPlace(entry, isCopy ? [] : shared.slice(0, 1)),
        actual: isCopy ? `a copy of ${getShortName(other, entry)}` : `${values}, as in ${getShortName(other, entry)}`,
        expected: `${joinWithArticles(shared).replace(/^an id\b/, `an id (such as ${getNextId(own)})`)} of its own`,
      }
      return [{ entry, isCopy, problem }]
    })
  })
