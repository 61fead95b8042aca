import { useEffect, useSyncExternalStore } from "react"

/** Something that is fetched once, and then kept as long as the site is open. */
export interface FetchRequest<Value> {
  /** Names the value: the same key always means the same value. */
  key: string
  load: () => Promise<Value>
}

/** An answer that these scripts can't use, because the site was published anew since the document was loaded. */
export class OutdatedDocumentError extends Error {}

export type FetchStore<Value extends object> = ReturnType<typeof createFetchStore<Value>>

/** What was fetched, by key. Components read it by `useFetched`. */
export function createFetchStore<Value extends object>() {
  const results = new Map<string, Value | Error | Promise<Value>>()
  const listeners = new Set<() => void>()
  const set = (key: string, result: Value | Error | Promise<Value>) => {
    results.set(key, result)
    for (const listener of listeners) listener()
  }

  const request = async ({ key, load }: FetchRequest<Value>) => {
    try {
      const value = await load()
      set(key, value)
      return value
    } catch (error) {
      console.warn(`${key} did not arrive.`, error)
      set(key, error instanceof Error ? error : new Error(String(error)))
      throw error
    }
  }

  return {
    /** The value, or why it did not arrive; undefined while it is on its way, or not asked for. */
    get(key: string): Value | Error | undefined {
      const result = results.get(key)
      return result instanceof Promise ? undefined : result
    },
    /** Forgets all, so that a test starts with nothing. */
    clear: () => results.clear(),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The value, or the request for it that is in flight, or a new one. What failed is tried again. */
    fetch(wanted: FetchRequest<Value>): Promise<Value> {
      const known = results.get(wanted.key)
      if (known && !(known instanceof Error)) return Promise.resolve(known)
      const started = request(wanted)
      set(wanted.key, started)
      return started
    },
  }
}

/**
 * What a store holds of a request by now; nothing while the page hydrates, as on the server. Fetches it where it is
 * wanted, and once more when the browser is back online.
 *
 * @param request keep its identity
 */
export function useFetched<Value extends object>(
  store: FetchStore<Value>,
  request: FetchRequest<Value> | undefined,
  isWanted = true,
): Value | Error | undefined {
  const read = () => (request ? store.get(request.key) : undefined)
  const fetched = useSyncExternalStore(store.subscribe, read, () => undefined)
  useEffect(() => {
    if (!request || !isWanted) return
    // What fails stands in the store.
    const fetchIt = () => void store.fetch(request).catch(() => undefined)
    fetchIt()
    window.addEventListener("online", fetchIt)
    return () => window.removeEventListener("online", fetchIt)
  }, [store, request, isWanted])
  return fetched
}

/**
 * Fetches what a visitor asks for again. Where the site was published anew since the document was loaded, no further try
 * brings what its scripts can show: the document is loaded anew.
 */
export function fetchOrReload<Value extends object>(
  store: FetchStore<Value>,
  request: FetchRequest<Value>,
): Promise<Value> {
  if (!(store.get(request.key) instanceof OutdatedDocumentError)) return store.fetch(request)
  window.location.reload()
  // Nothing more happens in this document.
  return new Promise(() => {})
}
