import { fieldOf } from "./field-of"
import { markedText, type MarkedText } from "./marked-text"
import { entryKinds, type EntryKind } from "./paths"

/** What can be found; each entry of the index has one of them as its filter `kind` (src/build/search/search-index.ts). */
export const searchKinds: readonly SearchKind[] = [...entryKinds, "page"]
export type SearchKind = EntryKind | "page"

/** The folder of the search index, below the site's root. */
export const SEARCH_FOLDER = "pagefind"

/** One page found by a search. */
export interface SearchHit {
  kind: SearchKind
  /** Its id, `jsonId` in the content; null for a page with a fixed path. */
  id: number | null
  /** Its canonical path, such as "/blog-single/3". */
  address: string
  title: string
  /** About thirty words around the matches. */
  excerpt: readonly MarkedText[]
}

/** The result of a search, best match first. */
export interface Found {
  total: number
  /** How many there are of each kind, whichever was asked for; kinds without any may be left out. */
  counts: KindCounts
  /**
   * The hits from index `from` (counted from 0) up to, but not including, `to`; indexes beyond the last have none. Each
   * hit is in a file of its own (about 2 KB, cached), so request only the hits that are shown. A failed request is
   * retried once; then the promise rejects.
   */
  hits(from: number, to: number): Promise<SearchHit[]>
}

/** The used part of Pagefind's module. */
export interface SearchModule {
  createInstance(options: { basePath: string; noWorker: boolean }): SearchEngine
}
interface SearchEngine {
  search(words: string, options: { filters: { kind: KindFilter } }): Promise<SearchAnswer>
}
type KindFilter = SearchKind | { any: readonly SearchKind[] }
type KindCounts = Readonly<Partial<Record<SearchKind, number>>>
interface SearchAnswer {
  results: readonly SearchResult[]
  /** Number of matches by filter and value, ignoring the filter of the search. */
  totalFilters: { kind?: KindCounts }
}
interface SearchResult {
  data(): Promise<unknown>
}

/** Delay before the retry, in milliseconds: networks fail briefly. */
const RETRY_MS = 1000
/**
 * Time limit of one try, in milliseconds: a first search loads about 100 KB, a quarter of a minute on the slowest
 * networks.
 */
const TIMEOUT_MS = 30_000

/**
 * Creates a search over all pages, or over those of one kind. `load` fetches Pagefind's module; its argument is the
 * number of the try, from 1.
 *
 * Nothing is fetched before the first search: then 13 KB of script, 60 KB of WebAssembly and what the index has for
 * the words. It searches on the main thread: its worker would be another 12 KB, and 5,000 posts hold a slow phone (a
 * sixth of a desk's speed) for a third of a second where most of them have the words. What failed is not remembered,
 * so whoever searches again tries again.
 */
export function siteSearch(load: (attempt: number) => Promise<SearchModule>) {
  let attempts = 0
  let arriving: Promise<SearchModule> | undefined
  let engine: SearchEngine | undefined

  async function searchOnce(words: string, kind: KindFilter) {
    arriving ??= load(++attempts)
    const module = await arriving.catch((error: unknown) => {
      arriving = undefined
      throw error
    })
    engine ??= module.createInstance({ basePath: `/${SEARCH_FOLDER}/`, noWorker: true })
    try {
      return await engine.search(words, { filters: { kind } })
    } catch (error) {
      // Pagefind does not recover from a failed load; create a new instance next time.
      engine = undefined
      throw error
    }
  }

  /**
   * Finds the pages that contain all of `words`, ignoring words that occur on no page; of all kinds if `kind` is left
   * out. An unknown word matches words with the same beginning ("insuranse" finds "insurance"). Rejects if the search
   * can't be loaded.
   */
  return async function search(words: string, kind?: SearchKind): Promise<Found> {
    // Pagefind only counts kinds that are requested by name: without a filter it does not read them.
    const filter = kind ?? { any: searchKinds }
    // In quotes Pagefind finds phrases, but counts pages with the single words: quotes are ignored here.
    const plain = words.replaceAll('"', " ").trim()
    const { results, totalFilters } = plain ? await twice(() => searchOnce(plain, filter)) : NOTHING
    return {
      total: results.length,
      counts: totalFilters.kind ?? {},
      hits: (from, to) =>
        Promise.all(results.slice(from, to).map((result) => twice(async () => asHit(await result.data())))),
    }
  }
}

const NOTHING: SearchAnswer = { results: [], totalFilters: {} }

/** Fetches Pagefind's module out of the built site. */
export async function loadPagefind(attempt: number): Promise<SearchModule> {
  // Some browsers cache a failed module by its URL: each retry uses another URL.
  const address = `/${SEARCH_FOLDER}/pagefind.js${attempt > 1 ? `?${attempt}` : ""}`
  const module: unknown = await import(/* webpackIgnore: true */ /* @vite-ignore */ address).catch((error: unknown) => {
    throw new Error("The search did not arrive. It is made by the build; `npm run dev` has none.", { cause: error })
  })
  if (!isSearchModule(module)) throw new Error(`${address} is not what searches this site.`)
  return module
}

const isSearchModule = (value: unknown): value is SearchModule =>
  typeof value === "object" && value !== null && typeof Reflect.get(value, "createInstance") === "function"

/** Parses a hit from its file; a page with a fixed path has no id. */
function asHit(value: unknown): SearchHit {
  const meta = fieldOf(value, "meta")
  const [address, title, excerpt] = [fieldOf(value, "url"), fieldOf(meta, "title"), excerptOf(value)]
  const kind = kindOf(fieldOf(fieldOf(value, "filters"), "kind"))
  const id = kind === "page" ? null : Number(fieldOf(meta, "id"))
  if (
    kind &&
    typeof address === "string" &&
    typeof title === "string" &&
    excerpt !== undefined &&
    (id === null || Number.isInteger(id))
  ) {
    return { kind, id, address, title, excerpt }
  }
  throw new Error("An entry of the search index is not what this page expects.")
}

/** The excerpt chosen by Pagefind, with dots where the text continues. */
function excerptOf(value: unknown): MarkedText[] | undefined {
  const [marked, plain, whole] = ["excerpt", "plain_excerpt", "raw_content"].map((name) => fieldOf(value, name))
  if (typeof marked !== "string" || typeof plain !== "string" || typeof whole !== "string") return undefined
  return markedText(`${whole.startsWith(plain) ? "" : "… "}${marked}${whole.endsWith(plain) ? "" : " …"}`)
}

const kindOf = (filter: unknown) =>
  Array.isArray(filter) ? searchKinds.find((kind) => filter.includes(kind)) : undefined

/** Runs `task`, and runs it again after a failure; each try has its own time limit. */
async function twice<Value>(task: () => Promise<Value>): Promise<Value> {
  try {
    return await inTime(task())
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    return inTime(task())
  }
}

function inTime<Value>(task: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The search took too long.")), TIMEOUT_MS)
    task.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
