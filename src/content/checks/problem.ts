export type Place = {
  /** Relative to the project: "data/products/3-fresh-milk.json". */
  file: string
  /** From 1; for a missing field, the line of the object that lacks it. */
  line?: number
  /** The entry's name; empty for a whole file. */
  entry: string
  /** The path of the field, joined by ›; empty for the whole entry. */
  field: string
}

/** A problem, described for an editor; `expected` says what to type. */
export type Problem = Place & {
  actual: string
  expected: string
  /** The picture that lacks its text. */
  picture?: string
}

/** A probable mistake that doesn't stop the build. */
export type Note = Place & {
  /** A sentence without its full stop. */
  text: string
}

const one = ({ file, line, entry, field, actual, expected }: Problem, index: number) =>
  [
    `${index + 1}. ${file}${line === undefined ? "" : `, line ${line}`}`,
    ...(entry ? [`   entry:    ${entry}`] : []),
    ...(field ? [`   field:    ${field}`] : []),
    `   found:    ${actual}`,
    `   expected: ${expected}`,
  ].join("\n")

/** Formats all problems as one message; `consequence` says what they mean for the site. */
export const formatProblems = (
  problems: readonly Problem[],
  consequence = "Nothing was built, and what was built before is unchanged.",
): string => {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`
  return [
    `The content has ${count}. ${consequence}`,
    ...problems.map(one),
    "How an entry is written: docs/add-an-entry.md",
  ].join("\n\n")
}

export const formatValue = (value: unknown): string => {
  if (value === undefined) return "nothing: the field is missing"
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list of ${value.length}`
  if (typeof value === "object" && value !== null) return "{ … }"
  if (typeof value === "string" && value.length > 60) {
    return `${JSON.stringify(`${value.slice(0, 57)}…`)} (${value.length} characters)`
  }
  return JSON.stringify(value)
}

/** Returns a field's readable name: `content › faqs › no. 2 › answer`. */
export const formatFieldPath = (path: readonly PropertyKey[]): string =>
  path.map((step) => (typeof step === "number" ? `no. ${step + 1}` : String(step))).join(" › ")
