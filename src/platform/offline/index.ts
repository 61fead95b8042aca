import { useSyncExternalStore } from "react"

/* All that the app may import of reading without a network. */
export { cachedSince, clearCaches, listPages, type CachedPage } from "./caches"
export { CACHE_PREFIX, OFFLINE_CHOICE_EVENT, OFFLINE_CHOICE_KEY } from "./names"
export { reportPage, startOffline } from "./register"

const workers = () => ("serviceWorker" in navigator ? navigator.serviceWorker : null)

function subscribe(onChange: () => void) {
  const container = workers()
  container?.addEventListener("controllerchange", onChange)
  return () => container?.removeEventListener("controllerchange", onChange)
}

/** Whether a service worker serves this page: then pages can be kept, and the worker be asked about them. */
export function useWorkerServes(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => Boolean(workers()?.controller),
    () => false,
  )
}
