/** One problem in the content, described for an editor. */
export type Problem = {
  /** Path of the file, relative to the project: "data/products/3-fresh-milk.json". */
  file: string
  /** The entry in the file. */
  entry: string
  /** The field of the entry; its parts are joined by ›. */
  field: string
  found: string
  wanted: string
}

const one = ({ file, entry, field, found, wanted }: Problem, index: number) =>
  [
    `${index + 1}. ${file}`,
    `   entry:  ${entry}`,
    `   field:  ${field}`,
    `   found:  ${found}`,
    `   wanted: ${wanted}`,
  ].join("\n")

/**
 * All problems as one message, in the order of the files.
 *
 * @param consequence what the problems mean for the site that the editor sees
 */
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

/** Formats a value for a message. */
export const show = (value: unknown): string => {
  if (value === undefined) return "nothing: the field is missing"
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : `a list of ${value.length}`
  if (typeof value === "object" && value !== null) return "an object"
  if (typeof value === "string" && value.length > 60) {
    return `${JSON.stringify(`${value.slice(0, 57)}…`)} (${value.length} characters)`
  }
  return JSON.stringify(value)
}

/** The readable name of a field below an entry: `content › faqs › no. 2 › answer`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.length === 0
    ? "(the whole entry)"
    : path.map((step) => (typeof step === "number" ? `no. ${step + 1}` : String(step))).join(" › ")
