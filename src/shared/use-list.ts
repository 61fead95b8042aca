import { navigate } from "gatsby"
import { useCallback, useEffect, useId, useMemo, useState, useSyncExternalStore } from "react"
import { LIST_QUERY_ATTRIBUTE } from "../lib/constants"
import type { ListPage } from "../lib/list-pages"
import { changeListQuery, listHref, readListQuery, type ListQuery } from "../lib/list-query"
import { pageFromQuery } from "../lib/pagination"
import { fetchOrReload, useFetched, type FetchRequest, type FetchStore } from "../platform/lists"
import { useScrollToTop } from "./use-scroll-to-top"

/** Where the pages of a list come from. */
export interface ListSource<Fetched extends object, Entry, About = unknown> {
  /** Names what the query picks, without page and view; "" is the list as it stands in the page's own HTML. */
  queryKey: (query: ListQuery) => string
  store: FetchStore<Fetched>
  /** What has to be there for the page; the same for all pages where it is a catalogue. */
  request: (query: ListQuery, page: number) => FetchRequest<Fetched>
  /** The page of what was fetched; the last one where there are fewer. */
  pick: (fetched: Fetched, query: ListQuery, page: number) => ListPage<Entry, About>
}

interface ListOptions<Fetched extends object, Entry, About> {
  /** The list's address without a query. */
  route: string
  /** The query of the open address: the page's `location.search`. */
  search: string
  /** How many entries a full page has. */
  size: number
  /** The page that stands in the HTML. Keep its identity. */
  first: ListPage<Entry, About>
  /** Keep its identity. */
  source: ListSource<Fetched, Entry, About>
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
export function useList<Fetched extends object, Entry, About = unknown>({
  route,
  search,
  size,
  first,
  source,
}: ListOptions<Fetched, Entry, About>): List<Entry, About> {
  const query = useListQuery(search)
  const isOwn = source.queryKey(query) === ""
  // How long another list is, is known once it is there.
  const pages = isOwn ? first.pages : Number.MAX_SAFE_INTEGER
  const wanted = query.page === undefined && isOwn ? first.page : pageFromQuery(query.page, pages)
  const isFirst = isOwn && wanted === first.page
  const request = useMemo(() => (isFirst ? undefined : source.request(query, wanted)), [isFirst, source, query, wanted])
  const fetched = useFetched(source.store, request)
  const arrived = useMemo(() => {
    if (isFirst) return first
    return fetched === undefined || fetched instanceof Error ? undefined : source.pick(fetched, query, wanted)
  }, [isFirst, first, fetched, source, query, wanted])

  const [last, setLast] = useState(first)
  if (arrived && arrived !== last) setLast(arrived)
  const shown = arrived ?? last

  const startId = useId()
  useScrollToTop(startId, search)
  // From here on the list shows what the address asks for, or that it is on its way.
  useEffect(() => document.documentElement.removeAttribute(LIST_QUERY_ATTRIBUTE), [])

  const href = useCallback((change: ListQuery) => listHref(route, changeListQuery(query, change)), [route, query])
  return {
    route,
    query,
    page: arrived ? arrived.page : wanted,
    pages: shown.pages,
    total: shown.total,
    size,
    entries: shown.entries,
    about: shown.about,
    state: arrived ? "ready" : fetched ? "failed" : "loading",
    retry: () => {
      // What fails stands in the store.
      if (request) fetchOrReload(source.store, request).catch(() => undefined)
    },
    href,
    go: (change) => void navigate(href(change)),
    startId,
  }
}

const neverChanges = () => () => {}

/**
 * What the open address asks of a list. The server knows no query: the render that hydrates its HTML has none either,
 * and the address follows.
 *
 * @param search the page's `location.search`
 */
export function useListQuery(search: string): ListQuery {
  const asked = useSyncExternalStore(
    neverChanges,
    () => search,
    () => "",
  )
  return useMemo(() => readListQuery(asked), [asked])
}
