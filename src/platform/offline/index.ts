/** All that the app may import of reading without a network. */
export { cachedSince, clearCaches, listPages, pinPage, unpinPage, type CachedPage } from "./caches"
export { CACHE_PREFIX, KEEP_PAGES_EVENT, KEEP_PAGES_KEY } from "./names"
export { reportPage, startOffline } from "./register"
export { useWorkerServes } from "./use-worker-serves"
