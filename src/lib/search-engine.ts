import { fieldOf } from "./field-of"
import { findPages, type FoundPage, type PagefindEngine } from "./find-pages"
import { markedText, type MarkedText } from "./marked-text"
import { parseSearchWords, type SearchWords } from "./search-words"
import {
  SEARCH_FOLDER,
  searchKinds,
  WORDS_FILE,
  type Found,
  type SearchHit,
  type SearchKind,
  type SiteSearch,
} from "./site-search"

/** What a search is made of: the used part of Pagefind's module, and the words of its index. */
export interface SearchModule {
  createInstance(options: { basePath: string; noWorker: boolean; ranking: object }): PagefindEngine
  words: SearchWords
}

/** The kind of each page of the index, by its id. */
type PageKinds = ReadonlyMap<string, SearchKind>

/** Delay before the retry, in milliseconds: networks fail briefly. */
const RETRY_MS = 1000
/**
 * Time limit of one try, in milliseconds: a first search loads about 100 KB, a quarter of a minute on the slowest
 * networks.
 */
const TIMEOUT_MS = 30_000

/**
 * How much a match weighs by its place: titles, and the words that data/search.json gives a page, come before mentions.
 * (A word of the text counts 1.)
 */
const RANKING = { metaWeights: { title: 6, words: 8 } }

/**
 * Creates a search over all pages, or over those of one kind. `load` fetches Pagefind's module and the words of its
 * index; its argument is the number of the try, from 1.
 *
 * Nothing is fetched before the first search: then 13 KB of script, 60 KB of WebAssembly, the index's words and what it
 * has for the searched ones. It searches on the main thread: its worker would be another 12 KB, and 5,000 posts hold a
 * slow phone (a sixth of a desk's speed) for a third of a second where most of them have the words. What failed is not
 * remembered, so whoever searches again tries again.
 */
export function siteSearch(load: (attempt: number) => Promise<SearchModule>): SiteSearch {
  let attempts = 0
  let arriving: Promise<SearchModule> | undefined
  let engine: PagefindEngine | undefined
  let kinds: PageKinds | undefined

  async function searchOnce(typed: string) {
    arriving ??= load(++attempts)
    const module = await arriving.catch((error: unknown) => {
      arriving = undefined
      throw error
    })
    engine ??= module.createInstance({ basePath: `/${SEARCH_FOLDER}/`, noWorker: true, ranking: RANKING })
    try {
      kinds ??= await kindsOfPages(engine)
      return { kinds, ...(await findPages(engine, typed, module.words)) }
    } catch (error) {
      // Pagefind does not recover from a failed load; create a new instance next time.
      engine = undefined
      kinds = undefined
      throw error
    }
  }

  /**
   * Finds the pages that contain all of `typed`'s words, or any of them where no page has all; words that occur on no
   * page are ignored. A word finds its inflections, its synonyms, and words of which it is at least 70% and four letters
   * ("insuranc" finds "insurance", "don" does not find "donkey"); an unknown word is read as the known one that is one
   * edit away. Rejects if the search can't be loaded.
   */
  return async function search(typed: string, kind?: SearchKind): Promise<Found> {
    if (!/[\p{L}\p{N}]/u.test(typed)) return { total: 0, counts: {}, words: "", hits: () => Promise.resolve([]) }
    const { results, kinds, meant, words } = await twice(() => searchOnce(typed))
    const kindOfPage = ({ id }: FoundPage) => kinds.get(id)
    const asked = kind ? results.filter((result) => kindOfPage(result) === kind) : results
    return {
      total: asked.length,
      counts: countsOf(results.map(kindOfPage)),
      meant,
      words,
      hits: (from, to) =>
        Promise.all(asked.slice(from, to).map((result) => twice(async () => asHit(await result.data())))),
    }
  }
}

/** Which page is of which kind: Pagefind's results name only the page's id. */
async function kindsOfPages(engine: PagefindEngine): Promise<PageKinds> {
  const pages = await Promise.all(
    searchKinds.map(async (kind) => {
      const { results } = await engine.search(null, { filters: { kind } })
      return results.map(({ id }) => [id, kind] as const)
    }),
  )
  return new Map(pages.flat())
}

const countsOf = (kinds: readonly (SearchKind | undefined)[]): Found["counts"] => {
  const counts: Partial<Record<SearchKind, number>> = {}
  for (const kind of kinds) if (kind) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

/** Fetches Pagefind's module and the index's words out of the built site. */
export async function loadPagefind(attempt: number): Promise<SearchModule> {
  // Some browsers cache a failed module by its URL: each retry uses another URL.
  const retry = attempt > 1 ? `?${attempt}` : ""
  const address = `/${SEARCH_FOLDER}/pagefind.js${retry}`
  const [module, words] = await Promise.all<unknown>([
    import(/* webpackIgnore: true */ /* @vite-ignore */ address),
    fetch(`/${SEARCH_FOLDER}/${WORDS_FILE}${retry}`).then((response) => response.json()),
  ]).catch((error: unknown) => {
    throw new Error("The search did not arrive. It is made by the build; `npm run dev` has none.", { cause: error })
  })
  const parsed = parseSearchWords(words)
  if (!isSearchModule(module) || !parsed) throw new Error(`/${SEARCH_FOLDER} is not what searches this site.`)
  return { createInstance: (options) => module.createInstance(options), words: parsed }
}

/** Whether this is Pagefind's script as a module. */
export const isSearchModule = (value: unknown): value is Omit<SearchModule, "words"> =>
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

/** Searches the whole site; everything that searches shares this instance and its cache. */
export const searchPages = siteSearch(loadPagefind)
