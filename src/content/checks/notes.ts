import type { ContentType } from "../define"
import { pastPlansIn } from "./past-plans"
import { fieldName } from "./problem"
import { readContent, type Entry } from "./read"
import { textsIn } from "./texts"

/** A probable mistake of an editor that is not an error: the site is built anyway. */
export type Note = {
  /** Path of the file, relative to the project. */
  file: string
  /** Empty for a file without entries, as is the field. */
  entry: string
  field: string
  /** The finding and its consequence, as a sentence without its full stop. */
  text: string
}

/** The nouns that texts use for the entries of a type. */
const nouns: Readonly<Record<string, string>> = {
  services: "Service",
  projects: "Project",
  farmers: "Farmer",
  products: "Product",
  posts: "Post",
}

const numbers = "one two three four five six seven eight nine ten eleven twelve".split(" ")
const counted = new RegExp(`\\b(${numbers.join("|")}|\\d+) (${Object.keys(nouns).join("|")})\\b`, "gi")
const numberOf = (word: string) => numbers.indexOf(word.toLowerCase()) + 1 || Number(word)

/** Notes on texts such as “nine services” when there are ten. Entries with a page of their own are not checked. */
const noteCounts = (entries: readonly Entry[]): Note[] =>
  entries
    .filter(({ type }) => type.files.kind !== "folder")
    .flatMap(({ file, name, value }) =>
      textsIn(value).flatMap(({ path, text }) =>
        [...text.matchAll(counted)].flatMap(([words, number = "", noun = ""]) => {
          const total = entries.filter(({ type }) => type.name === nouns[noun.toLowerCase()]).length
          if (numberOf(number) === total) return []
          return [{ file, entry: name, field: fieldName(path), text: `it says “${words}”, and there are ${total}` }]
        }),
      ),
    )

/** The notes that a type returns for each of its entries. */
const noteEntries = (entries: readonly Entry[], today: string): Note[] =>
  entries.flatMap(({ type, file, name, value }) =>
    (type.notes?.(value, today) ?? []).map((note) => ({ ...note, file, entry: name })),
  )

/** Notes on sentences that announce something for a time that has passed. */
const notePastPlans = (entries: readonly Entry[], today: string): Note[] =>
  entries.flatMap(({ file, name, value }) =>
    textsIn(value).flatMap(({ path, text }) =>
      pastPlansIn(text, today).map((sentence) => ({
        file,
        entry: name,
        field: fieldName(path),
        text: `“${sentence}” announces what should have happened by now: say what has become of it`,
      })),
    ),
  )

/** All notes on the content under `dataDir`; `today` has the format "2026-06-12". */
export const notesOf = (types: readonly ContentType[], dataDir: string, today: string): Note[] => {
  const { entries } = readContent(dataDir, types)
  return [...noteEntries(entries, today), ...notePastPlans(entries, today), ...noteCounts(entries)]
}

/** All notes as one message; empty if there are none. */
export const formatNotes = (notes: readonly Note[]): string =>
  notes
    .map(({ file, entry, field, text }) => `Note: ${[file, entry, field].filter(Boolean).join(", ")}: ${text}.`)
    .join("\n")
