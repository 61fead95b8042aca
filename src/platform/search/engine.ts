import MiniSearch, { type Query } from "minisearch"
import type { SiteSearch } from "./types"
import { isSearchFile, SEARCH_FILE, type SearchFile, type SearchRecord } from "./search-file"
import { plainWord, getRoot, getCachedRoot, splitWords } from "./words"

/** Titles and words that lead to a page weigh more than mentions; a page with a fixed path less than an entry. */
const WEIGHTS = { title: 6, words: 8, text: 1, page: 0.5 }
/** MiniSearch's defaults, but without a penalty for long fields (b): `words` is a list. */
const RANKING = { k: 1.2, b: 0, d: 0.5 }
/** Minimum letters of a prefix. */
const MIN_PREFIX_LENGTH = 3
/** Minimum letters of a word to correct: shorter ones have too many neighbours. */
const MIN_FUZZY_LENGTH = 4
/** Further words of a search are ignored. */
const MAX_WORDS = 12
/** Records to index before the browser can handle input. */
const SLICE = 2
const TIMEOUT_MS = 30_000
/** Delay before the retry. */
const RETRY_MS = 1000

interface Term {
  /** The typed or the corrected word. */
  word: string
  query: Query
  isCorrected: boolean
}

/** Creates a search in a file's records. */
export async function searchIn({ records, synonyms, ignored }: SearchFile): Promise<SiteSearch> {
  /** The shortest word with each root, for display: "vaccine", not "vaccines" or "vaccin". */
  const spelling = new Map(synonyms.map(([word]) => [getRoot(plainWord(word)), plainWord(word)]))
  /** Plain forms of all words, cached because texts repeat their words. */
  const written = new Map(synonyms.map(([word]) => [word, plainWord(word)]))
  const meanings = new Map(synonyms.map(([word, means]) => [getRoot(plainWord(word)), means]))
  /** Words that are never corrected: places that the site doesn't mention are among them. */
  const known = new Set(synonyms.flatMap(([word, means]) => [word, ...means].map(plainWord)))
  /** Roots of synonyms, by the root that they mean. */
  const synonymsByRoot = new Map<string, string[]>()
  for (const [word, means] of meanings) {
    for (const root of means.map(getRoot)) synonymsByRoot.set(root, [...(synonymsByRoot.get(root) ?? []), word])
  }

  const index = new MiniSearch<SearchRecord & { page?: string }>({
    idField: "address",
    fields: Object.keys(WEIGHTS),
    tokenize: splitWords,
    // Adds the synonyms of a word, so that they find the record.
    processTerm(word) {
      const root = getCachedRoot(word)
      const plain = written.get(word) ?? plainWord(word)
      written.set(word, plain)
      const known = spelling.get(root)
      if (!known || word.length < known.length) spelling.set(root, plain)
      return [root, ...(synonymsByRoot.get(root) ?? [])]
    },
    searchOptions: { processTerm: getCachedRoot, boost: WEIGHTS, bm25: RANKING },
  })
  await index.addAllAsync(
    records.map((record) => (record.kind === "page" ? { ...record, text: "", page: record.text } : record)),
    { chunkSize: SLICE },
  )
  const byAddress = new Map<unknown, SearchRecord>(records.map((record) => [record.address, record]))

  /** Returns the word one typing error away: same first letter first, then the most frequent. */
  function findCorrection(typed: string): string | undefined {
    const similar = index.search({ queries: [typed, ...swapped(typed)], fuzzy: 1 }).flatMap(({ terms }) => terms)
    const words = byFrequency(similar)
      .map((root) => spelling.get(root) ?? root)
      .filter(({ length }) => length >= MIN_FUZZY_LENGTH && Math.abs(length - typed.length) <= 1)
      .filter((word) => !ignored.includes(word))
    return words.find((word) => word[0] === typed[0]) ?? (typed.length > MIN_FUZZY_LENGTH ? words[0] : undefined)
  }

  /** Reads a typed word: as it is, else as a prefix, else corrected. */
  function readWord(typed: string): Term[] {
    const isFound = (query: Query) => index.search(query).length > 0
    const isExact = typed.length < MIN_PREFIX_LENGTH || /\d/.test(typed)
    if (isExact || isFound({ queries: [typed], fields: ["title", "words"] })) {
      return isFound(typed) ? [{ word: typed, query: typed, isCorrected: false }] : []
    }
    // MiniSearch's own prefix search compares roots only, and "farmin" begins none.
    const longer = [...new Set(written.values())].filter((word) => word.startsWith(typed))
    const beginning: Query = { queries: [typed, ...longer], combineWith: "OR" }
    if (isFound(beginning)) return [{ word: typed, query: beginning, isCorrected: false }]
    if (typed.length < MIN_FUZZY_LENGTH || known.has(typed)) return []
    const correction = findCorrection(typed)
    return correction === undefined ? [] : [{ word: correction, query: correction, isCorrected: true }]
  }

  return (typed, kind) => {
    const all = [...new Set(splitWords(typed).map(plainWord))]
    const significant = all.filter((word) => !ignored.includes(word))
    const terms = (significant.length > 0 ? significant : all).slice(0, MAX_WORDS).flatMap(readWord)
    const queries = terms.map(({ query }) => query)
    const complete = index.search({ queries, combineWith: "AND" })
    const results = complete.length > 0 ? complete : index.search({ queries })
    const matches = results.flatMap(({ id }) => byAddress.get(id) ?? [])
    const requested = kind ? matches.filter((record) => record.kind === kind) : matches
    const roots = new Set([...terms.map(({ word }) => getRoot(word)), ...results.flatMap(({ terms }) => terms)])
    const words = [...roots].flatMap((root) => [spelling.get(root) ?? root, ...(meanings.get(root) ?? [])]).join(" ")
    return Promise.resolve({
      total: requested.length,
      counts: Object.fromEntries(count(matches.map(({ kind }) => kind))),
      correction: terms.some(({ isCorrected }) => isCorrected) ? terms.map(({ word }) => word).join(" ") : undefined,
      words,
      hits: (from, to) =>
        Promise.resolve(
          requested.slice(from, to).map(({ kind, id, address, title, text }) => ({
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

/** Returns the word with each pair of neighbouring letters swapped. */
const swapped = (word: string): string[] =>
  Array.from(word, (letter, at) => word.slice(0, at) + word.slice(at + 1, at + 2) + letter + word.slice(at + 2))

function count(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Returns distinct values, the most frequent first. */
const byFrequency = (values: readonly string[]): string[] =>
  [...count(values)].sort(([, a], [, b]) => b - a).map(([value]) => value)

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

/** Searches the site's file, which is fetched once; an error is not remembered. */
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
