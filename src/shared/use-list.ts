import { navigate } from "gatsby"
import { useEffect, useId, useMemo, useState, useSyncExternalStore } from "react"
import { isModifiedClick, type LinkProps } from "../components/link"
import { LIST_QUERY_ATTRIBUTE } from "../lib/constants"
import type { ListPage } from "../lib/list-pages"
import { changeListQuery, listHref, readListQuery, type ListQuery } from "../lib/list-query"
import { pageFromQuery } from "../lib/pagination"
import { fetchOrReload, useFetched, type FetchRequest, type FetchStore } from "../browser/fetch-store"
import { getCurrentSearch, goTo } from "./page-change"
import { useScrollToTop } from "./use-scroll-to-top"

export interface ListSource<Fetched extends object, Entry, About = unknown> {
  /** Identifies the query without page and view; "" is the list in the page's own HTML. */
  queryKey: (query: ListQuery) => string
  store: FetchStore<Fetched>
  /** What to fetch for the page; the same for all pages of a catalogue. */
  request: (query: ListQuery, page: number) => FetchRequest<Fetched>
  /** Returns the requested page, or the last one if there are fewer. */
  pick: (fetched: Fetched, query: ListQuery, page: number) => ListPage<Entry, About>
}

interface ListOptions<Fetched extends object, Entry, About> {
  /** The path, without a query. */
  route: string
  /** The page's `location.search`. */
  search: string
  /** How many entries a full page has. */
  size: number
  /** The page in the HTML. Must be stable between renders. */
  first: ListPage<Entry, About>
  /** Must be stable between renders. */
  source: ListSource<Fetched, Entry, About>
}

export interface List<Entry, About = unknown> {
  route: string
  /** Empty during hydration. */
  query: ListQuery
  /** From 1. */
  page: number
  pages: number
  /** While loading, that of the previous list. */
  total: number
  /** How many entries a full page has. */
  size: number
  /** While loading, the previous ones, which keep the space. */
  entries: readonly Entry[]
  about: About | undefined
  state: "ready" | "loading" | "failed"
  retry: () => void
  /** Returns a link's props for a changed query (`changeListQuery`). */
  link: (change: ListQuery) => Pick<LinkProps, "href" | "onClick">
  /** Changes the query of the address as it is now, which the last render can be behind. */
  go: (change: ListQuery, link?: Element) => void
  /** For the element at the start of the list, which is focused on a new page. */
  startId: string
}

/**
 * Returns a list whose page, order and filters are in the URL. The server's HTML and the first render show the page
 * without a query.
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
  // Another list's length is unknown until it is loaded.
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
  // From here on the list shows the query's page or its loading state.
  useEffect(() => document.documentElement.removeAttribute(LIST_QUERY_ATTRIBUTE), [])

  const getHref = (now: ListQuery, change: ListQuery) =>
    listHref(route, changeListQuery(source.queryKey(now) === "" ? { page: String(first.page), ...now } : now, change))
  const go = (change: ListQuery, link?: Element) => {
    const address = getHref(readListQuery(getCurrentSearch(route)), change)
    if (address === window.location.pathname + window.location.search) void navigate(address, { replace: true })
    else goTo(address, link)
  }
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
      // The store keeps the error.
      if (request) fetchOrReload(source.store, request).catch(() => undefined)
    },
    link: (change) => ({
      href: getHref(query, change),
      onClick: (event) => {
        if (isModifiedClick(event)) return
        event.preventDefault()
        go(change, event.currentTarget)
      },
    }),
    go,
    startId,
  }
}

const neverChanges = () => () => {}

/**
 * Returns the list query in the URL; empty on the server and during hydration.
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
