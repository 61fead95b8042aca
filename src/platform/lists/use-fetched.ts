import { useEffect, useSyncExternalStore } from "react"
import type { Fetched, FetchRequest, FetchStore } from "./fetch-store"
import { isOfOtherBuild } from "./list-file"

const NOTHING: Fetched<never> = new Map()

/**
 * What a store holds by now; nothing while the page hydrates, as on the server. Fetches what `requests` name, and what of
 * it did not arrive once more when the browser is back online.
 *
 * @param requests keep their identity
 */
export function useFetched<Value>(
  store: FetchStore<Value>,
  requests: readonly FetchRequest<Value>[] = NO_REQUESTS,
): Fetched<Value> {
  const fetched = useSyncExternalStore<Fetched<Value>>(store.subscribe, store.getSnapshot, () => NOTHING)
  useEffect(() => {
    if (requests.length === 0) return
    const fetchAll = () => {
      // What fails stands in the store.
      for (const request of requests) store.fetch(request).catch(() => undefined)
    }
    fetchAll()
    window.addEventListener("online", fetchAll)
    return () => window.removeEventListener("online", fetchAll)
  }, [store, requests])
  return fetched
}

const NO_REQUESTS: readonly [] = []

/**
 * Fetches what a visitor asks for, or asks for again. Where the last answer was of another build, the site was published
 * anew since the document was loaded: no further try brings what its scripts can show, so the document is loaded anew.
 */
export function fetchOrReload<Value>(store: FetchStore<Value>, request: FetchRequest<Value>): Promise<Value> {
  if (!isOfOtherBuild(store.getSnapshot().get(request.key))) return store.fetch(request)
  window.location.reload()
  // Nothing more happens in this document.
  return new Promise(() => {})
}
