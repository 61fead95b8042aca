/** At the root, so that its scope is the whole site. */
export const WORKER_PATH = "/sw.js"

/**
 * `localStorage` key of the visitor's choice to cache pages: "true" or "false". If it is absent, pages are cached unless
 * save-data mode is on.
 */
export const OFFLINE_CHOICE_KEY = "keep-pages"

/** Name of the event on `window` when the visitor changes the choice. */
export const OFFLINE_CHOICE_EVENT = "cafn:keep-pages"

/** Prefix of all cache names; `data/legal/privacy.json` states it. */
export const CACHE_PREFIX = "cafn-"

/** Followed by the build's id. */
export const BUILD_CACHE_PREFIX = `${CACHE_PREFIX}build-`

/** Tells a worker that is about to be unregistered to stop answering requests. */
export const STOP_MESSAGE = "stop"
