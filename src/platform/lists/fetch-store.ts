/** Something that is fetched once, and then kept as long as the site is open. */
export interface FetchRequest<Value> {
  /** Names the value: the same key always means the same value. */
  key: string
  load: () => Promise<Value>
}

/** What has arrived, by key; an `Error` stands for what did not. A key without an entry is on its way, or not asked for. */
export type Fetched<Value> = ReadonlyMap<string, Value | Error>

/** Holds what was fetched. Components read it by `useFetched`. */
export interface FetchStore<Value> {
  /** The same map until something changes. */
  getSnapshot: () => Fetched<Value>
  subscribe: (listener: () => void) => () => void
  /**
   * The value: at once where it is there, else from the request that is in flight or from a new one. What failed is
   * requested again.
   */
  fetch: (request: FetchRequest<Value>) => Promise<Value>
  /** Forgets all, so that a test starts with nothing. */
  clear: () => void
}

/**
 * A store of its own for each kind of value, so that each is typed. No atom: what is fetched is awaited outside of React,
 * too, and must be absent from the render that hydrates the server's HTML.
 */
export function createFetchStore<Value extends object>(): FetchStore<Value> {
  let fetched: Fetched<Value> = new Map()
  const inFlight = new Map<string, Promise<Value>>()
  const listeners = new Set<() => void>()

  const change = (key: string, result: Value | Error | undefined) => {
    const next = new Map(fetched)
    if (result) next.set(key, result)
    else next.delete(key)
    fetched = next
    for (const listener of listeners) listener()
  }

  const request = async ({ key, load }: FetchRequest<Value>) => {
    try {
      const value = await load()
      inFlight.delete(key)
      change(key, value)
      return value
    } catch (error) {
      console.warn(`${key} did not arrive.`, error)
      inFlight.delete(key)
      change(key, error instanceof Error ? error : new Error(String(error)))
      throw error
    }
  }

  return {
    getSnapshot: () => fetched,
    clear() {
      fetched = new Map()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    fetch(wanted) {
      const { key } = wanted
      const known = fetched.get(key)
      if (known && !(known instanceof Error)) return Promise.resolve(known)
      const running = inFlight.get(key)
      if (running) return running
      if (known) change(key, undefined)
      const started = request(wanted)
      inFlight.set(key, started)
      return started
    },
  }
}
