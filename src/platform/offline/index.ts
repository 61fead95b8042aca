export { cachedSince, listPages, type CachedPage } from "./caches"
export { CACHE_PREFIX, OFFLINE_CHOICE_EVENT, OFFLINE_CHOICE_KEY } from "./names"
export { cacheAhead, cacheShown, startOffline } from "./register"
export { useWorkerServes } from "./use-worker-serves"
