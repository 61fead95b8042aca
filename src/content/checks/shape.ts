import type { z } from "zod"
import { at, fieldsFor, inspect, schemaAt, type Schema } from "../inspect"
import { hint } from "./nearest"
import { fieldName, show, type Problem } from "./problem"
import type { Entry } from "./read"

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

const valueAt = (value: unknown, path: Path): unknown => path.reduce<unknown>(at, value)

/** The expected value at `path`; if the schema has no such field, that of the nearest parent. */
const wantedAt = (schema: Schema, path: Path, value: unknown): string => {
  const here = schemaAt(schema, path, value)
  if (here) return inspect(here).mark.wanted ?? "an entry as docs/add-an-entry.md shows it"
  return wantedAt(schema, path.slice(0, -1), value)
}

/** The property names that an object at `path` may have. */
const namesAt = (schema: Schema, path: Path, value: unknown): string[] => {
  const here = schemaAt(schema, path, value)
  return here ? Object.keys(fieldsFor(inspect(here).form, valueAt(value, path)) ?? {}) : []
}

/** A quoted number or boolean is a string; most often the quotes are the only mistake. */
const quotesHint = (schema: Schema, value: unknown, path: Path): string => {
  const here = schemaAt(schema, path, value)
  const kind = here && inspect(here).form.kind
  const isQuotable = kind === "integer" || kind === "number" || kind === "flag"
  return isQuotable && typeof valueAt(value, path) === "string" ? ", without quotes" : ""
}

type Finding = { path: Path; wanted: string }

/** Converts one of zod's issues into messages with the schema's own descriptions, which are more precise than zod's. */
const findingsOf = (schema: Schema, value: unknown, issue: Issue): Finding[] => {
  if (issue.code === "unrecognized_keys") {
    const names = namesAt(schema, issue.path, value)
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      wanted: `no field of this name${hint(key, names) || `; there are ${names.join(", ")}`}`,
    }))
  }
  // A rule across several fields has a message of its own; a rule for one field only says that it failed.
  const wanted =
    issue.code === "custom" && issue.message !== "Invalid input" ? issue.message : wantedAt(schema, issue.path, value)
  return [{ path: issue.path, wanted: wanted + quotesHint(schema, value, issue.path) }]
}

/** Reports every field that is missing, misspelt, of a wrong type or out of range. */
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
