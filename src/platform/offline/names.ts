/** The worker's address. Its scope is the whole site, so it lies at the root. */
export const WORKER_ADDRESS = "/sw.js"

/** Key in local storage of the visitor's choice: "true", "false", or absent (pages are cached unless data is saved). */
export const OFFLINE_CHOICE_KEY = "keep-pages"

/** Dispatched on `window` when the visitor has made that choice. */
export const OFFLINE_CHOICE_EVENT = "cafn:keep-pages"

/** How the names of all caches begin; /privacy names it. */
export const CACHE_PREFIX = "cafn-"

/** How the names of the builds' caches begin. */
export const BUILD_PREFIX = `${CACHE_PREFIX}build-`

/** The message to a worker that is about to be unregistered: it leaves open pages to the network. */
export const STOP = "stop"
