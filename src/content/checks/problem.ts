/** A place in the content, as an editor finds it. */
export type Place = {
  /** Path of the file, relative to the project: "data/products/3-fresh-milk.json". */
  file: string
  /** Counted from 1; for a field that is missing, that of the object which lacks it. */
  line?: number
  /** The entry of a list; empty where the file is one entry, or is meant as a whole. */
  entry: string
  /** The field of the entry; its parts are joined by ›. Empty for the whole entry. */
  field: string
}

/** One problem in the content, described for an editor. `wanted` says what to type. */
export type Problem = Place & { found: string; wanted: string }

/** A probable mistake of an editor that is not an error: the site is built anyway. */
export type Note = Place & {
  /** The finding and its consequence, as a sentence without its full stop. */
  text: string
}

const one = ({ file, line, entry, field, found, wanted }: Problem, index: number) =>
  [
    `${index + 1}. ${file}${line === undefined ? "" : `, line ${line}`}`,
    ...(entry ? [`   entry:  ${entry}`] : []),
    ...(field ? [`   field:  ${field}`] : []),
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
  if (typeof value === "object" && value !== null) return "{ … }"
  if (typeof value === "string" && value.length > 60) {
    return `${JSON.stringify(`${value.slice(0, 57)}…`)} (${value.length} characters)`
  }
  return JSON.stringify(value)
}

/** The readable name of a field below an entry: `content › faqs › no. 2 › answer`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.map((step) => (typeof step === "number" ? `no. ${step + 1}` : String(step))).join(" › ")
