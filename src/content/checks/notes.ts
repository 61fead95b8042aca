import path from "node:path"
import { dayInWords, isDay } from "../../lib/days"
import { telephoneNumbers } from "../../lib/telephone"
import type { ContentType } from "../define"
import { at } from "../inspect"
import { markedValues } from "./marked"
import { pastPlansIn } from "./past-plans"
import { notePriceJumps } from "./price-jumps"
import type { Note } from "./problem"
import { placeOf, readContent, type Entry } from "./read"
import { textsIn } from "./texts"
import { noteSameButCapitals } from "./unique"

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
    .flatMap((entry) =>
      textsIn(entry.value).flatMap(({ path, text }) =>
        [...text.matchAll(counted)].flatMap(([words, number = "", noun = ""]) => {
          const total = entries.filter(({ type }) => type.name === nouns[noun.toLowerCase()]).length
          if (numberOf(number) === total) return []
          return [{ ...placeOf(entry, path), text: `it says “${words}”, and there are ${total}` }]
        }),
      ),
    )

/** The notes that a type returns for each of its entries. */
const noteEntries = (entries: readonly Entry[], today: string): Note[] =>
  entries.flatMap((entry) =>
    (entry.type.notes?.(entry.value, today) ?? []).map((note) => ({ ...placeOf(entry), ...note })),
  )

/** Notes on what is found in each text of the content. */
const noteTexts = (entries: readonly Entry[], notesIn: (text: string) => string[]): Note[] =>
  entries.flatMap((entry) =>
    textsIn(entry.value).flatMap(({ path, text }) =>
      notesIn(text).map((note) => ({ ...placeOf(entry, path), text: note })),
    ),
  )

/** What search engines are told of a page or of an entry with a page. */
const descriptionOf = ({ value }: Entry): [field: string, text: unknown] => {
  const field = at(value, "summary") === undefined ? "description" : "summary"
  const written = at(value, field)
  return [field, Array.isArray(written) ? written[0] : written]
}

/** Notes on descriptions that search engines shorten, find too short, or find twice. */
const noteDescriptions = (entries: readonly Entry[]): Note[] => {
  const described = entries.filter(
    ({ type, value }) => type.pages ?? (type.name === "Page" && at(value, "isIndexed") && !at(value, "canonical")),
  )
  return described.flatMap((entry) => {
    const [field, text] = descriptionOf(entry)
    if (typeof text !== "string") return []
    const isTwice = described.some((other) => other !== entry && descriptionOf(other)[1] === text)
    const remark = (words: string) => ({ ...placeOf(entry, [field]), text: words })
    return [
      ...(text.length < 51 || text.length > 199
        ? [remark(`it has ${text.length} letters, and search engines show 51 to 199 best`)]
        : []),
      ...(isTwice ? [remark(`“${text}” stands twice, and search engines take two pages for one`)] : []),
    ]
  })
}

/** "and and", also over the end of a line; not "had had", which may be meant, and not numbers or names in capitals. */
const doubled = /(?<![\p{L}\p{N}'’-])(?!had\b|that\b)(\p{Ll}+)\s+\1(?![\p{L}\p{N}'’-])/gu

/** Words that stand twice in a row, such as "the the". */
export const doubledWordsIn = (text: string): string[] =>
  Array.from(text.matchAll(doubled), ([words]) => words.replace(/\s+/, " "))

/** What members are offered: nobody may be promised a vet's number that the site does not have. */
const offers = ["Service", "Benefit", "Faq", "Home"]
const vetLine = /vet line|(?:call|ring) our vet/i

const noteVetLine = (entries: readonly Entry[]): Note[] =>
  entries.some(({ value }) => at(value, "vetLine"))
    ? []
    : noteTexts(
        entries.filter(({ type }) => offers.includes(type.name)),
        (text) =>
          vetLine.test(text) ? [`it promises a vet on the telephone, and “vetLine” of site.json is empty`] : [],
      )

/** Notes on fields with more than one telephone number. */
const noteSecondNumbers = (entries: readonly Entry[]): Note[] =>
  entries.flatMap(markedValues).flatMap(({ entry, path: field, mark, value }) => {
    const [first, ...others] = mark.kind === "telephone" ? telephoneNumbers(String(value)) : []
    if (others.length === 0) return []
    return [{ ...placeOf(entry, field), text: `it has two numbers, and the site shows the first: ${first}` }]
  })

/** What is said of a day more than two years ahead, such as "2062-12-05" for "2026-12-05". */
const farDayIn = (text: string, today: string): string[] =>
  isDay(text) && text > addYears(today, 2) ? [`${dayInWords(text)} is more than two years away: look at the year`] : []

const addYears = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** All notes on the content under `dataDir`; `today` has the format "2026-06-12". */
export const notesOf = (types: readonly ContentType[], dataDir: string, today: string): Note[] => {
  const { entries } = readContent(dataDir, types)
  return [
    ...noteEntries(entries, today),
    ...noteTexts(entries, (text) =>
      pastPlansIn(text, today).map(
        (sentence) => `“${sentence}” announces what should have happened by now: say what has become of it`,
      ),
    ),
    ...noteTexts(entries, (text) =>
      doubledWordsIn(text).map((words) => `it says “${words}”, and one of them may be too many`),
    ),
    ...noteTexts(entries, (text) => farDayIn(text, today)),
    ...noteSecondNumbers(entries),
    ...notePriceJumps(path.join(dataDir, ".."), entries),
    ...noteSameButCapitals(types, entries),
    ...noteVetLine(entries),
    ...noteDescriptions(entries),
    ...noteCounts(entries),
  ]
}

/** All notes as one message, equal ones as one line with a count; empty if there are none. */
export const formatNotes = (notes: readonly Note[]): string =>
  [...new Set(notes.map(({ text }) => text))]
    .map((text) => {
      const [first, ...others] = notes.filter((note) => note.text === text)
      const place = [first?.file, first?.entry, first?.field].filter(Boolean).join(", ")
      return `Note: ${place}${others.length > 0 ? ` (and ${others.length} more)` : ""}: ${text}.`
    })
    .join("\n")
