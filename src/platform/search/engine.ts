import MiniSearch, { type Query } from "minisearch"
import type { Found, SiteSearch } from "./types"
import { isSearchFile, SEARCH_FILE, type SearchFile, type SearchRecord } from "./search-file"
import { plainWord, rootOf, rootOfWritten, wordsIn } from "./words"

/**
 * How much a word weighs by its place: titles, and the words that lead to a page, come before mentions. What a page with
 * a fixed address says weighs less than an entry, which says more of one subject.
 */
const WEIGHTS = { title: 6, words: 8, text: 1, page: 0.5 }
/** MiniSearch's own figures, but a place with many words weighs no less: the words that lead to a page are a list. */
const RANKING = { k: 1.2, b: 0, d: 0.5 }
/** Shorter words are not taken for the beginning of another. */
const LEAST_BEGINNING = 3
/** Shorter words are not corrected: too many others are near. */
const LEAST_LETTERS = 4
/** Most words of a search; the rest is ignored. */
const MOST_WORDS = 12
/** How many records go into the index before the page may answer the visitor again. */
const SLICE = 2
/** Time limit of one try, in milliseconds. */
const TIMEOUT_MS = 30_000
/** Delay before the second try, in milliseconds: networks fail briefly. */
const RETRY_MS = 1000

/** A typed word as it is searched for. */
interface Term {
  /** The word, or what was meant by it. */
  word: string
  query: Query
  isCorrected: boolean
}

/** Makes the search through what a file holds. */
export async function searchIn({ records, synonyms, ignored }: SearchFile): Promise<SiteSearch> {
  /** The shortest word with each root, to be shown: "vaccine", not "vaccines" or "vaccin". */
  const spelling = new Map(synonyms.map(([word]) => [rootOf(plainWord(word)), plainWord(word)]))
  /** All words of the site and of the synonyms, as they are written, with the plain word: texts repeat their words. */
  const written = new Map(synonyms.map(([word]) => [word, plainWord(word)]))
  const meanings = new Map(synonyms.map(([word, means]) => [rootOf(plainWord(word)), means]))
  /** The roots of the words that mean a word of the site, by its root. */
  const foreign = new Map<string, string[]>()
  for (const [word, means] of meanings) {
    for (const root of means.map(rootOf)) foreign.set(root, [...(foreign.get(root) ?? []), word])
  }

  const index = new MiniSearch<SearchRecord & { page?: string }>({
    idField: "address",
    fields: Object.keys(WEIGHTS),
    tokenize: wordsIn,
    // A record is found by the words of other languages for what it says.
    processTerm(word) {
      const root = rootOfWritten(word)
      const plain = written.get(word) ?? plainWord(word)
      written.set(word, plain)
      const known = spelling.get(root)
      if (!known || word.length < known.length) spelling.set(root, plain)
      return [root, ...(foreign.get(root) ?? [])]
    },
    searchOptions: { processTerm: rootOfWritten, boost: WEIGHTS, bm25: RANKING },
  })
  await index.addAllAsync(
    records.map((record) => (record.kind === "page" ? { ...record, text: "", page: record.text } : record)),
    { chunkSize: SLICE },
  )
  const byAddress = new Map<unknown, SearchRecord>(records.map((record) => [record.address, record]))

  /** The word that is one slip away: of several the most frequent, rather one with the same first letter. */
  function correctionOf(typed: string): string | undefined {
    const near = index.search({ queries: [typed, ...swapped(typed)], fuzzy: 1 }).flatMap(({ terms }) => terms)
    const words = byFrequency(near)
      .map((root) => spelling.get(root) ?? root)
      .filter(({ length }) => length >= LEAST_LETTERS && Math.abs(length - typed.length) <= 1)
    return words.find((word) => word[0] === typed[0]) ?? (typed.length > LEAST_LETTERS ? words[0] : undefined)
  }

  /** Finds the word; where no page is about it, what begins with it too; where nothing does, the word that was meant. */
  function readWord(typed: string): Term[] {
    const isFound = (query: Query) => index.search(query).length > 0
    const isExact = typed.length < LEAST_BEGINNING || /\d/.test(typed)
    if (isExact || isFound({ queries: [typed], fields: ["title", "words"] })) {
      return isFound(typed) ? [{ word: typed, query: typed, isCorrected: false }] : []
    }
    // Not MiniSearch's own: it knows only roots, and "farmin" begins none.
    const longer = [...new Set(written.values())].filter((word) => word.startsWith(typed))
    const beginning: Query = { queries: [typed, ...longer], combineWith: "OR" }
    if (isFound(beginning)) return [{ word: typed, query: beginning, isCorrected: false }]
    if (typed.length < LEAST_LETTERS) return []
    const meant = correctionOf(typed)
    return meant === undefined ? [] : [{ word: meant, query: meant, isCorrected: true }]
  }

  return (typed, kind) => {
    const all = [...new Set(wordsIn(typed).map(plainWord))]
    const telling = all.filter((word) => !ignored.includes(word))
    const terms = (telling.length > 0 ? telling : all).slice(0, MOST_WORDS).flatMap(readWord)
    const queries = terms.map(({ query }) => query)
    const complete = index.search({ queries, combineWith: "AND" })
    const results = complete.length > 0 ? complete : index.search({ queries })
    const found = results.flatMap(({ id }) => byAddress.get(id) ?? [])
    const asked = kind ? found.filter((record) => record.kind === kind) : found
    const roots = new Set([...terms.map(({ word }) => rootOf(word)), ...results.flatMap(({ terms }) => terms)])
    const words = [...roots].flatMap((root) => [spelling.get(root) ?? root, ...(meanings.get(root) ?? [])]).join(" ")
    return Promise.resolve({
      total: asked.length,
      counts: countsOf(found),
      meant: terms.some(({ isCorrected }) => isCorrected) ? terms.map(({ word }) => word).join(" ") : undefined,
      words,
      hits: (from, to) =>
        Promise.resolve(
          asked.slice(from, to).map(({ kind, id, address, title, text }) => ({
            kind,
            id,
            address,
            title,
            description: text.split("\n", 1).join(),
          })),
        ),
    })
  }
}

/** The word with two neighbouring letters swapped, in all ways. */
const swapped = (word: string): string[] =>
  Array.from(word, (letter, at) => word.slice(0, at) + word.slice(at + 1, at + 2) + letter + word.slice(at + 2))

/** Each value once, the most frequent first. */
function byFrequency(values: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value)
}

function countsOf(records: readonly SearchRecord[]): Found["counts"] {
  const counts: { [Kind in SearchRecord["kind"]]?: number } = {}
  for (const { kind } of records) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

/** Fetches the site's file. */
async function fetchFile(): Promise<SearchFile> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS)
  try {
    const response = await fetch(SEARCH_FILE, { signal: stop.signal })
    const file: unknown = response.ok ? await response.json() : undefined
    if (!isSearchFile(file)) throw new Error(`${SEARCH_FILE} is not what the site is searched in.`)
    return file
  } finally {
    clearTimeout(timer)
  }
}

let ready: Promise<SiteSearch> | undefined

/** Searches the site's own file, which is fetched and read once. What failed is not remembered. */
export const searchPages: SiteSearch = async (typed, kind) => {
  ready ??= fetchFile()
    .catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_MS)).then(fetchFile))
    .then(searchIn)
  try {
    return await (
      await ready
    )(typed, kind)
  } catch (error) {
    ready = undefined
    throw error
  }
}
