import { z } from "zod"
import { getProperty } from "../../lib/get-property"
import { getFields, inspect, getSchemaAt, type Schema } from "../inspect"
import { hint } from "./nearest"
import { formatValue, type Problem } from "./problem"
import { getPlace, type Entry } from "./read"

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

const getValueAt = (value: unknown, path: Path): unknown => path.reduce<unknown>(getProperty, value)

/** Describes the expected value at `path`, or at its nearest known parent. */
const getExpected = (schema: Schema, path: Path, value: unknown): string => {
  const here = getSchemaAt(schema, path, value)
  if (here) return inspect(here).meta.expected ?? "an entry as docs/add-an-entry.md shows it"
  return getExpected(schema, path.slice(0, -1), value)
}

const getFieldNames = (schema: Schema, path: Path, value: unknown): string[] => {
  const here = getSchemaAt(schema, path, value)
  return here ? Object.keys(getFields(inspect(here).form, getValueAt(value, path)) ?? {}) : []
}

/** Returns the values at `path`, taking every element of a list. */
const getValuesAt = (value: unknown, [step, ...rest]: Path): unknown[] => {
  if (step === undefined) return [value]
  const steps = typeof step === "number" && Array.isArray(value) ? value.map((_, index) => index) : [step]
  return steps.flatMap((one) => getValuesAt(getProperty(value, one), rest))
}

/** Writes a value on one line with long texts cut. */
const shorten = (value: unknown) =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === "string" ? truncate(one) : one), 1).replace(/\n\s*/g, " ")

const truncate = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text)

/** Returns a valid value from another entry, as an example to copy. */
const getExample = (schema: Schema, path: Path, value: unknown, others: readonly unknown[]): string => {
  const { kind } = inspect(schema).form
  const isComposite = kind === "object" || kind === "variants" || kind === "array"
  if (!isComposite && (kind !== "text" || getValueAt(value, path) !== undefined)) return ""
  const good = others
    .flatMap((other) => getValuesAt(other, path))
    .find((one) => one != null && z.core.safeParse(schema, one).success)
  return good === undefined ? "" : `, such as ${shorten(good)}`
}

/** Detects a quoted number or boolean, where most often only the quotes are wrong. */
const withoutQuotes = (schema: Schema, value: unknown): string | undefined => {
  const { kind } = inspect(schema).form
  if (typeof value !== "string" || (kind !== "integer" && kind !== "number" && kind !== "boolean")) return undefined
  const meant =
    kind === "boolean" ? value === "true" || value === "false" : value.trim() !== "" && !isNaN(Number(value))
  return meant ? `${value.trim()}, without quotes` : undefined
}

const brokenLength = (issue: Issue, text: unknown): string | undefined => {
  if (typeof text !== "string" || (issue.code !== "too_big" && issue.code !== "too_small")) return undefined
  if (text.length === 0) return "a text: this one is empty"
  const bound = issue.code === "too_big" ? `at most ${issue.maximum}` : `at least ${issue.minimum}`
  return `${bound} characters: it has ${text.length}`
}

type Finding = { path: Path; expected: string }

/** Converts zod's issue into messages with the schema's own descriptions, which are more precise. */
const getFindings = (schema: Schema, value: unknown, issue: Issue, others: readonly unknown[]): Finding[] => {
  const { path } = issue
  if (issue.code === "unrecognized_keys") {
    const names = getFieldNames(schema, path, value)
    return issue.keys.map((key) => ({
      path: [...path, key],
      expected: `no field of this name${hint(key, names) || `; there are ${names.join(", ")}`}`,
    }))
  }
  // Rules without a message of their own only say "Invalid input".
  if (issue.code === "custom" && issue.message !== "Invalid input") return [{ path, expected: issue.message }]
  const here = getSchemaAt(schema, path, value)
  const actual = getValueAt(value, path)
  const short = brokenLength(issue, actual) ?? (here && withoutQuotes(here, actual))
  if (short) return [{ path, expected: short }]
  const expected = getExpected(schema, path, value)
  const example = here && !expected.includes("such as") ? getExample(here, path, value, others) : ""
  return [{ path, expected: expected + example }]
}

/** Reports every missing, misspelt or invalid field, with examples from `entries`. */
export const checkShape = (entry: Entry, entries: readonly Entry[]): Problem[] => {
  const { type, value } = entry
  const result = type.schema.safeParse(value)
  if (result.success) return []
  const others = entries.filter((other) => other.type === type).map((other) => other.value)
  const problems = result.error.issues.flatMap((issue) =>
    getFindings(type.schema, value, issue, others).map(({ path, expected }) => ({
      ...getPlace(entry, path),
      actual: formatValue(getValueAt(value, path)),
      expected,
    })),
  )
  const seen = new Map(problems.map((problem) => [`${problem.field}\n${problem.expected}`, problem]))
  return [...seen.values()]
}
