/** At the root, so that its scope is the whole site. */
export const WORKER_ADDRESS = "/sw.js"

/** Key in localStorage: "true", "false", or absent (pages are cached unless data is saved). */
export const OFFLINE_CHOICE_KEY = "keep-pages"

/** Event on `window` when that choice changes. */
export const OFFLINE_CHOICE_EVENT = "cafn:keep-pages"

/** Prefix of all caches; /privacy names it. */
export const CACHE_PREFIX = "cafn-"

export const BUILD_PREFIX = `${CACHE_PREFIX}build-`

/** Message to a worker that is about to be unregistered: it stops answering requests. */
export const STOP = "stop"
