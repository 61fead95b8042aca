/**
 * What a page tells the service worker, unasked, when it is shown: the worker keeps what the visitor has seen, also
 * what came before there was a worker. See `src/start/keep-pages.ts`.
 */
export interface PageReport {
  report: {
    /** Path of the page that is shown. */
    path: string
    /** Addresses of all files that the document has loaded so far. */
    seen: string[]
    /** Whether data is being saved: then nothing is fetched that the visitor has not seen. */
    savesData: boolean
  }
}
