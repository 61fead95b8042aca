import type { ListQuery } from "./list-query"

/** A page of a list, and how long the list is. */
export interface ListSlice<Entry, About = unknown> {
  /** The page that it is, from 1. Another one than was asked for where the list ends before. */
  number: number
  entries: readonly Entry[]
  /** Of the whole list. */
  total: number
  /** What else is known of the whole list, where a source knows more. */
  about?: About
}

interface Loading<Entry, About> {
  /**
   * Names what the query picks, without page and form; "" is the list as it stands in the page's own HTML. The same
   * name always means the same entries in the same order.
   */
  set: (query: ListQuery) => string
  /** Fetches a page of it, the last one where there are fewer; rejects where it doesn't arrive. */
  load: (query: ListQuery, page: number) => Promise<ListSlice<Entry, About>>
}

/** Where a list's pages come from. What has come is kept as long as the site is open, so that going back is at once. */
export interface ListSource<Entry, About = unknown> extends Pick<Loading<Entry, About>, "set"> {
  /** What is there of it by now: the page, "lost" where it did not arrive, undefined before. */
  peek: (query: ListQuery, page: number) => ListSlice<Entry, About> | "lost" | undefined
  /** Asks for a page, unless it is there or under way. One that was lost is asked for again. */
  want: (query: ListQuery, page: number) => void
  /** For `useSyncExternalStore`: tells when `peek` has another answer. */
  subscribe: (listener: () => void) => () => void
}

export function createListSource<Entry, About = unknown>({
  set,
  load,
}: Loading<Entry, About>): ListSource<Entry, About> {
  const slices = new Map<string, ListSlice<Entry, About> | "lost">()
  const underWay = new Set<string>()
  const listeners = new Set<() => void>()
  const keyOf = (query: ListQuery, page: number) => `${set(query)} ${page}`

  const keep = (key: string, slice: ListSlice<Entry, About> | "lost") => {
    underWay.delete(key)
    slices.set(key, slice)
    for (const listener of listeners) listener()
  }

  return {
    set,
    peek: (query, page) => slices.get(keyOf(query, page)),
    want(query, page) {
      const key = keyOf(query, page)
      const known = slices.get(key)
      if (underWay.has(key) || (known && known !== "lost")) return
      underWay.add(key)
      if (known === "lost") {
        slices.delete(key)
        for (const listener of listeners) listener()
      }
      load(query, page).then(
        (slice) => keep(key, slice),
        (error: unknown) => {
          console.warn(`Page ${page} of the list did not arrive.`, error)
          keep(key, "lost")
        },
      )
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
