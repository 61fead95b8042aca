/** The worker's address. Its scope is the whole site, so it lies at the root. */
export const WORKER_ADDRESS = "/sw.js"

/** Key in local storage of the visitor's choice: "true", "false", or absent (pages are cached unless data is saved). */
export const OFFLINE_CHOICE_KEY = "keep-pages"

/** Dispatched on `window` when the visitor has made that choice. */
export const OFFLINE_CHOICE_EVENT = "cafn:keep-pages"

/** How the names of all caches begin; /privacy names it. */
export const CACHE_PREFIX = "cafn-"

/** What a page tells the worker when it is shown: what came before there was a worker is cached, too. */
export interface PageReport {
  /** Path of the page that is shown. */
  path: string
  /** Addresses of all files that the document has loaded so far. */
  seen: string[]
  /** Whether data is being saved: then nothing is fetched ahead. */
  savesData: boolean
  /** Whether something is in the cart: then its pages are fetched ahead. */
  hasGoods: boolean
}

/** "stop": the worker is about to be unregistered, and writes nothing more. */
export type PageMessage = { report: PageReport } | "stop"
