/**
 * What a page asks the service worker, and what it gets back. Both sides import this file, so that neither can change
 * alone. Pages ask with `askWorker` (`ask-worker.ts`); the worker's answers are in `src/worker`.
 */

/** The worker's address. Its scope is the whole site, so it lies at the root. */
export const WORKER_ADDRESS = "/sw.js"

/** Key in local storage of the visitor's word on keeping pages: "true", "false", or absent (kept unless data is saved). */
export const KEEP_PAGES_KEY = "keep-pages"

/** How the names of all of the worker's caches begin; /privacy names it. */
export const CACHE_PREFIX = "cafn-"

/** A page that opens without a network. */
export interface KeptPage {
  /** Its path without an ending slash, e.g. "/service-details/3". */
  path: string
  /** The document's title without the site's name. */
  title: string
  /** When it came over the network, as an ISO date and time. */
  fetched: string
  /** True where the visitor asked for it ("Keep this page for later"): it is not thrown out to make room. */
  isWanted: boolean
}

/** Each request with its answer. Paths have no ending slash and no query. */
export interface WorkerAnswers {
  /** When the page at the path came over the network; null where it came just now. */
  age: string | null
  /** Keeps a page with its data and its pictures. */
  keep: "kept" | "no-network" | "no-room"
  /** Keeps a page no longer because of the visitor's wish. */
  forget: true
  /** The pages that open without a network, the newest first. */
  list: KeptPage[]
  /** Throws away every page, and what was fetched ahead. */
  clear: true
  /** Throws away all of it and keeps nothing more: the worker is about to be unregistered. */
  leave: true
}

/** The name of a request. */
export type WorkerQuestion = keyof WorkerAnswers

/** The message that carries a request; the answer comes through the port that goes with it. */
export interface WorkerRequest {
  question: WorkerQuestion
  /** For "age", "keep" and "forget". */
  path?: string
}
