import { fieldOf } from "./field-of"

/*
 * How the search reads what somebody types. The build writes the words of the index, and those of data/search.json,
 * into `words.json` beside the index (scripts/write-search-index.mjs); it is fetched with the first search.
 */

/** What `words.json` holds. */
export interface SearchWords {
  /** Every word of the index, the most frequent first. */
  known: readonly string[]
  /** The site's words for words that it doesn't use itself, such as "milk" for "amata". */
  synonyms: ReadonlyMap<string, readonly string[]>
  /** Words without a subject, such as "how": left out of a search that has other words. */
  ignored: ReadonlySet<string>
}

/** The beginning of a word finds the word from this length on … */
const MIN_BEGINNING = 4
/** … if it is at least this share of the word. */
const MIN_SHARE = 0.7
/** Shorter words are not corrected: too many others are one letter away. */
const MIN_CORRECTED = 4
/** Most words of a search; the rest is ignored. */
const MOST_WORDS = 12

/** The words of a text in small letters, as the index has them: without accents, and "cow's" as "cows". */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The words to search for: each once, without the ignored ones unless there are no others. */
export function searchedWords(typed: string, { ignored }: SearchWords): string[] {
  const all = [...new Set(wordsOf(typed))]
  const telling = all.filter((word) => !ignored.has(word))
  return (telling.length > 0 ? telling : all).slice(0, MOST_WORDS)
}

/** The known words that begin with `typed`, where it is long enough to mean them. */
export const wordsBeginning = (typed: string, { known }: SearchWords): string[] =>
  typed.length < MIN_BEGINNING
    ? []
    : known.filter((word) => word !== typed && word.startsWith(typed) && typed.length / word.length >= MIN_SHARE)

/**
 * The word that was probably meant: one letter more, less or other, or two letters swapped. Undefined if there is none,
 * and for the beginning of a known word, which is not finished rather than wrong. Of several, the most frequent with
 * the same first letter.
 */
export function correctionOf(typed: string, { known, synonyms }: SearchWords): string | undefined {
  if (typed.length < MIN_CORRECTED || /\d/.test(typed)) return undefined
  const all = [...synonyms.keys(), ...known]
  if (all.some((word) => word.startsWith(typed))) return undefined
  const near = all.filter((word) => word.length >= MIN_CORRECTED && isOneEdit(typed, word))
  return near.find((word) => word[0] === typed[0]) ?? (typed.length > MIN_CORRECTED ? near[0] : undefined)
}

/** Whether one edit makes `a` out of `b`: a letter added, removed or replaced, or two neighbours swapped. */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const [restA, restB] = [a.slice(same), b.slice(same)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

/** Parses `words.json`; undefined for anything else. */
export function parseSearchWords(value: unknown): SearchWords | undefined {
  const [known, synonyms, ignored] = ["known", "synonyms", "ignored"].map((name) => fieldOf(value, name))
  if (!isTexts(known) || !isTexts(ignored) || typeof synonyms !== "object" || synonyms === null) return undefined
  const pairs = Object.entries(synonyms).flatMap(([word, means]: [string, unknown]) =>
    isTexts(means) ? [[word, means] as const] : [],
  )
  return { known, synonyms: new Map(pairs), ignored: new Set(ignored) }
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string")
