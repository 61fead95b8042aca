import path from "node:path"
import type { ContentType } from "../define"
import { getProperty } from "../../lib/get-property"
import { findPastPlans } from "./past-plans"
import { notePriceJumps } from "./price-jumps"
import type { Note } from "./problem"
import { getPlace, readContent, type Entry } from "./read"
import { collectTexts } from "./texts"

const noteEntries = (entries: readonly Entry[], today: string): Note[] =>
  entries.flatMap((entry) =>
    (entry.type.notes?.(entry.value, today) ?? []).map((note) => ({ ...getPlace(entry), ...note })),
  )

const noteTexts = (entries: readonly Entry[], getTextNotes: (text: string) => string[]): Note[] =>
  entries.flatMap((entry) =>
    collectTexts(entry.value).flatMap(({ path, text }) =>
      getTextNotes(text).map((note) => ({ ...getPlace(entry, path), text: note })),
    ),
  )

/** Returns the text of the description tag. */
const getDescription = ({ value }: Entry): [field: string, text: unknown] => {
  const field = getProperty(value, "summary") === undefined ? "description" : "summary"
  const written = getProperty(value, field)
  return [field, Array.isArray(written) ? written[0] : written]
}

const noteDescriptions = (entries: readonly Entry[]): Note[] => {
  const described = entries.filter(
    ({ type, value }) =>
      type.pages ?? (type.name === "Page" && getProperty(value, "isIndexed") && !getProperty(value, "canonical")),
  )
  return described.flatMap((entry) => {
    const [field, text] = getDescription(entry)
    if (typeof text !== "string") return []
    const isTwice = described.some((other) => other !== entry && getDescription(other)[1] === text)
    const createNote = (note: string) => ({ ...getPlace(entry, [field]), text: note })
    return [
      ...(text.length < 51 || text.length > 199
        ? [createNote(`it has ${text.length} letters, and search engines show 51 to 199 best`)]
        : []),
      ...(isTwice ? [createNote(`“${text}” stands twice, and search engines take two pages for one`)] : []),
    ]
  })
}

/** Types whose texts can promise members the vet's number. */
const offers = ["Service", "Faq", "Home"]
const vetLine = /vet line|(?:call|ring) our vet/i

const noteVetLine = (entries: readonly Entry[]): Note[] =>
  entries.some(({ value }) => getProperty(value, "vetLine"))
    ? []
    : noteTexts(
        entries.filter(({ type }) => offers.includes(type.name)),
        (text) =>
          vetLine.test(text) ? [`it promises a vet on the telephone, and “vetLine” of site.json is empty`] : [],
      )

/** Returns all notes on the content; `today` is like "2026-06-12". */
export const getNotes = (types: readonly ContentType[], dataDir: string, today: string): Note[] => {
  const { entries } = readContent(dataDir, types)
  return [
    ...noteEntries(entries, today),
    ...noteTexts(entries, (text) =>
      findPastPlans(text, today).map(
        (sentence) => `“${sentence}” announces what should have happened by now: say what has become of it`,
      ),
    ),
    ...notePriceJumps(path.join(dataDir, ".."), entries),
    ...noteVetLine(entries),
    ...noteDescriptions(entries),
  ]
}

/** Formats notes as one message, with equal ones on one line; empty if there are none. */
export const formatNotes = (notes: readonly Note[]): string =>
  [...new Set(notes.map(({ text }) => text))]
    .map((text) => {
      const [first, ...others] = notes.filter((note) => note.text === text)
      const place = [first?.file, first?.entry, first?.field].filter(Boolean).join(", ")
      return `Note: ${place}${others.length > 0 ? ` (and ${others.length} more)` : ""}: ${text}.`
    })
    .join("\n")
