import { fieldOf } from "./field-of"
import { markedText, type MarkedText } from "./marked-text"
import { entryKinds, type EntryKind } from "./paths"

/** What can be found; each entry of the index has one of them as its filter `kind` (src/build/search/search-index.ts). */
export const searchKinds: readonly SearchKind[] = [...entryKinds, "page"]
export type SearchKind = EntryKind | "page"

/** Where the build puts the index, under the site's root. */
export const SEARCH_FOLDER = "pagefind"

/** One page that was found. */
export interface SearchHit {
  kind: SearchKind
  /** Its number, `jsonId` in the content; null for a page with a fixed address. */
  id: number | null
  /** Its canonical address, such as "/blog-single/3". */
  address: string
  title: string
  /** Some thirty words around those that were searched for. */
  excerpt: readonly MarkedText[]
}

/** What a search found, best first. */
export interface Found {
  total: number
  /** How many there are of each kind, whichever was asked for; kinds without any may be left out. */
  counts: KindCounts
  /**
   * The hits from place `from` (counted from 0) up to, and not with, place `to`; a place beyond the last has none.
   * What a hit is stands in a file of its own (some 2 KB, remembered once fetched): ask for those that are shown only.
   * A file that doesn't arrive is asked for a second time; then it rejects.
   */
  hits(from: number, to: number): Promise<SearchHit[]>
}

/** Pagefind's own module as far as the site uses it. */
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
  /** How many entries have the words, by filter and value, as if no other value had been asked for. */
  totalFilters: { kind?: KindCounts }
}
interface SearchResult {
  data(): Promise<unknown>
}

/** Before a second try, in milliseconds: networks stumble. */
const RETRY_MS = 1000
/** How long one try may take, in milliseconds: a first search is some 100 KB, on the slowest networks a quarter of a minute. */
const TIMEOUT_MS = 30_000

/**
 * A search over all pages, or over those of one kind. `load` fetches Pagefind's module; it is told which try this is, from 1.
 *
 * Nothing is fetched before the first search: then 13 KB of script, 72 KB of WebAssembly and what the index has for
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
      // An engine whose files did not arrive stays lame.
      engine = undefined
      throw error
    }
  }

  /**
   * Pages in which all of `words` stand that any page has; those of every kind where `kind` is left out. A word that
   * no page has stands for those that begin like it ("insuranse" finds "insurance"). Rejects where the search can't be had.
   */
  return async function search(words: string, kind?: SearchKind): Promise<Found> {
    // Asking for every kind by name makes Pagefind count them: without a filter it reads no kinds.
    const filter = kind ?? { any: searchKinds }
    // Between quotes Pagefind finds phrases, but counts pages with their words: they are words here.
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
  // Some browsers remember that a module's address failed: each try after the first goes to another one.
  const address = `/${SEARCH_FOLDER}/pagefind.js${attempt > 1 ? `?${attempt}` : ""}`
  const module: unknown = await import(/* webpackIgnore: true */ /* @vite-ignore */ address).catch((error: unknown) => {
    throw new Error("The search did not arrive. It is made by the build; `npm run dev` has none.", { cause: error })
  })
  if (!isSearchModule(module)) throw new Error(`${address} is not what searches this site.`)
  return module
}

const isSearchModule = (value: unknown): value is SearchModule =>
  typeof value === "object" && value !== null && typeof Reflect.get(value, "createInstance") === "function"

/** A hit out of its file; a page with a fixed address has no number. */
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

/** The passage that Pagefind has picked, with dots where the text goes on. */
function excerptOf(value: unknown): MarkedText[] | undefined {
  const [marked, plain, whole] = ["excerpt", "plain_excerpt", "raw_content"].map((name) => fieldOf(value, name))
  if (typeof marked !== "string" || typeof plain !== "string" || typeof whole !== "string") return undefined
  return markedText(`${whole.startsWith(plain) ? "" : "… "}${marked}${whole.endsWith(plain) ? "" : " …"}`)
}

const kindOf = (filter: unknown) =>
  Array.isArray(filter) ? searchKinds.find((kind) => filter.includes(kind)) : undefined

/** The answer of `task`, or of its second try; each has its time. */
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
