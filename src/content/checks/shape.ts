import type { z } from "zod"
import { at, fieldsFor, inspect, schemaAt, type Schema } from "../inspect"
import { hint } from "./nearest"
import { fieldName, show, type Problem } from "./problem"
import type { Entry } from "./read"

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

const valueAt = (value: unknown, path: Path): unknown => path.reduce<unknown>(at, value)

/** What belongs at `path`; where nothing is foreseen, what belongs at the nearest place above it. */
const wantedAt = (schema: Schema, path: Path, value: unknown): string => {
  const here = schemaAt(schema, path, value)
  if (here) return inspect(here).mark.wanted ?? "an entry as docs/add-an-entry.md shows it"
  return wantedAt(schema, path.slice(0, -1), value)
}

/** The names that an object at `path` may have. */
const namesAt = (schema: Schema, path: Path, value: unknown): string[] => {
  const here = schemaAt(schema, path, value)
  return here ? Object.keys(fieldsFor(inspect(here).form, valueAt(value, path)) ?? {}) : []
}

/** A number or true and false in quotes is text; most often that is all that is wrong. */
const quotesHint = (schema: Schema, value: unknown, path: Path): string => {
  const here = schemaAt(schema, path, value)
  const kind = here && inspect(here).form.kind
  const isQuotable = kind === "integer" || kind === "number" || kind === "flag"
  return isQuotable && typeof valueAt(value, path) === "string" ? ", without quotes" : ""
}

type Finding = { path: Path; wanted: string }

/** Puts one of zod's issues into the words of the schema; the schema knows best what is wanted. */
const findingsOf = (schema: Schema, value: unknown, issue: Issue): Finding[] => {
  if (issue.code === "unrecognized_keys") {
    const names = namesAt(schema, issue.path, value)
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      wanted: `no field of this name${hint(key, names) || `; there are ${names.join(", ")}`}`,
    }))
  }
  // A check of several fields together speaks for itself; a check of one field only says that it failed.
  const wanted =
    issue.code === "custom" && issue.message !== "Invalid input" ? issue.message : wantedAt(schema, issue.path, value)
  return [{ path: issue.path, wanted: wanted + quotesHint(schema, value, issue.path) }]
}

/** Every field that is missing, misspelt, of a wrong kind or out of range. */
export const checkShape = ({ type, file, name, value }: Entry): Problem[] => {
  const result = type.schema.safeParse(value)
  if (result.success) return []
  const problems = result.error.issues.flatMap((issue) =>
    findingsOf(type.schema, value, issue).map(({ path, wanted }) => ({
      file,
      entry: name,
      field: fieldName(path),
      found: show(valueAt(value, path)),
      wanted,
    })),
  )
  const seen = new Map(problems.map((problem) => [`${problem.field}\n${problem.wanted}`, problem]))
  return [...seen.values()]
}
