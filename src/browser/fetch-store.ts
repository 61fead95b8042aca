import { useEffect, useSyncExternalStore } from "react"

/** A value that is fetched once and kept while the site is open. */
export interface FetchRequest<Value> {
  /** Identifies the value. */
  key: string
  load: () => Promise<Value>
}

/** The answer is of a newer build than the document's scripts. */
export class StaleBuildError extends Error {}

export type FetchStore<Value extends object> = ReturnType<typeof createFetchStore<Value>>

/** Creates a store of fetched values by key, which components read with `useFetched`. */
export function createFetchStore<Value extends object>() {
  const results = new Map<string, Value | Error | Promise<Value>>()
  const listeners = new Set<() => void>()
  const set = (key: string, result: Value | Error | Promise<Value>) => {
    results.set(key, result)
    for (const listener of listeners) listener()
  }

  const startRequest = async ({ key, load }: FetchRequest<Value>) => {
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
    /** Returns the value or the error; undefined while pending or not requested. */
    get(key: string): Value | Error | undefined {
      const result = results.get(key)
      return result instanceof Promise ? undefined : result
    },
    /** For tests. */
    clear: () => results.clear(),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Returns the value or the pending request; otherwise starts a request, also after an error. */
    fetch(request: FetchRequest<Value>): Promise<Value> {
      const known = results.get(request.key)
      if (known && !(known instanceof Error)) return Promise.resolve(known)
      const started = startRequest(request)
      set(request.key, started)
      return started
    },
  }
}

/**
 * Returns a request's value or error, undefined during hydration. Fetches it if enabled, and again when the browser is
 * back online. `request` must keep its identity.
 */
export function useFetched<Value extends object>(
  store: FetchStore<Value>,
  request: FetchRequest<Value> | undefined,
  isEnabled = true,
): Value | Error | undefined {
  const read = () => (request ? store.get(request.key) : undefined)
  const fetched = useSyncExternalStore(store.subscribe, read, () => undefined)
  useEffect(() => {
    if (!request || !isEnabled) return
    // The store keeps the error.
    const fetchValue = () => void store.fetch(request).catch(() => undefined)
    fetchValue()
    window.addEventListener("online", fetchValue)
    return () => window.removeEventListener("online", fetchValue)
  }, [store, request, isEnabled])
  return fetched
}

/** Retries a request; reloads the document if the site was published since, because its scripts are outdated. */
export function fetchOrReload<Value extends object>(
  store: FetchStore<Value>,
  request: FetchRequest<Value>,
): Promise<Value> {
  if (!(store.get(request.key) instanceof StaleBuildError)) return store.fetch(request)
  window.location.reload()
  // Never resolves, because the document is reloading.
  return new Promise(() => {})
}
