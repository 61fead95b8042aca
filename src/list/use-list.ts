import { navigate } from "gatsby"
import { useCallback, useEffect, useId, useState, useSyncExternalStore } from "react"
import { LIST_QUERY_ATTRIBUTE } from "../lib/constants"
import { changeListQuery, listHref, type ListQuery } from "./list-query"
import { pageCount, pageFromQuery } from "../lib/pagination"
import type { ListSlice, ListSource } from "./list-source"
import { useListQuery } from "./use-list-query"
import { useScrollToTop } from "./use-scroll-to-top"

interface ListOptions<Entry, About> {
  /** The list's address without a query. */
  route: string
  /** The query of the open address: the page's `location.search`. */
  search: string
  /** How many entries a full page has. */
  size: number
  /** The page that stands in the HTML. Keep its identity. */
  first: ListSlice<Entry, About>
  source: ListSource<Entry, About>
}

export interface List<Entry, About = unknown> {
  route: string
  /** What the address asks for; nothing before the page has come alive. */
  query: ListQuery
  /** The page that is shown or on its way, from 1. */
  page: number
  pages: number
  /** How many entries the list has. While another list is on its way, those of the last one. */
  total: number
  /** How many entries a full page has. */
  size: number
  /** Entries to show. While others are on their way these are the last ones: they keep the place, unseen. */
  entries: readonly Entry[]
  /** What the source knows besides, of the list that is shown. */
  about: About | undefined
  state: "ready" | "loading" | "failed"
  /** Asks again for what did not arrive. */
  retry: () => void
  /** The address with the query changed; the page starts anew unless it is given. */
  href: (change: ListQuery) => string
  /** Goes there. */
  go: (change: ListQuery) => void
  /** Id for the element where the list starts: whoever chooses another page finds the focus there. */
  startId: string
}

/**
 * A list whose page, order and filters stand in the address. The server's HTML, and so the first render, shows the
 * page that the address has without a query; what the query asks for follows.
 */
export function useList<Entry, About = unknown>({
  route,
  search,
  size,
  first,
  source,
}: ListOptions<Entry, About>): List<Entry, About> {
  const query = useListQuery(search)
  const wanted = wantedPage(query, size, source.set(query) === "" ? first : undefined)
  const slice = useSlice(source, query, wanted, first)

  const [shown, setShown] = useState(first)
  if (typeof slice === "object" && slice !== shown) setShown(slice)
  const { entries, total, about } = typeof slice === "object" ? slice : shown

  const startId = useId()
  useScrollToTop(startId, search)
  // From here on the list shows what the address asks for, or that it is on its way.
  useEffect(() => document.documentElement.removeAttribute(LIST_QUERY_ATTRIBUTE), [])

  const href = useCallback((change: ListQuery) => listHref(route, changeListQuery(query, change)), [route, query])
  return {
    route,
    query,
    page: typeof slice === "object" ? slice.number : wanted,
    pages: pageCount(total, size),
    total,
    size,
    entries,
    about,
    state: typeof slice === "object" ? "ready" : slice === "lost" ? "failed" : "loading",
    retry: () => source.want(query, wanted),
    href,
    go: (change) => void navigate(href(change)),
    startId,
  }
}

/**
 * The page that the query asks for. Of the page's own list it is known how long it is; of another one, loading it
 * tells, and gives the last page where the number is too high.
 */
function wantedPage(query: ListQuery, size: number, own: Pick<ListSlice<unknown>, "number" | "total"> | undefined) {
  if (query.page === undefined) return own?.number ?? 1
  return pageFromQuery(query.page, own ? pageCount(own.total, size) : Number.MAX_SAFE_INTEGER)
}

/**
 * What is there of a page: the slice, "lost" where it did not arrive, undefined while it is on its way. One that was
 * lost is asked for again when it is chosen again, and when the browser is back in a network.
 */
function useSlice<Entry, About>(
  source: ListSource<Entry, About>,
  query: ListQuery,
  page: number,
  first: ListSlice<Entry, About>,
) {
  const isFirst = source.set(query) === "" && page === first.number
  const slice = useSyncExternalStore(
    source.subscribe,
    () => (isFirst ? first : source.peek(query, page)),
    () => first,
  )
  useEffect(() => {
    if (!isFirst) source.want(query, page)
  }, [isFirst, source, query, page])
  useEffect(() => {
    if (slice !== "lost") return
    const askAgain = () => source.want(query, page)
    window.addEventListener("online", askAgain)
    return () => window.removeEventListener("online", askAgain)
  }, [slice, source, query, page])
  return slice
}
