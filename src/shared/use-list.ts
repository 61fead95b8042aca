import { navigate } from "gatsby"
import { useEffect, useId, useMemo, useState } from "react"
import { isModifiedClick, type LinkProps } from "../components/link"
import { useMounted } from "../components/use-mounted"
import { LIST_QUERY_ATTRIBUTE } from "../lib/constants"
import type { ListPage, PageRange } from "../lib/list-pages"
import { changeListQuery, listHref, readListQuery, type ListQuery } from "../lib/list-query"
import { pageFromQuery } from "../lib/pagination"
import { fetchOrReload, useFetched, type FetchRequest, type FetchStore } from "../browser/fetch-store"
import { getCurrentSearch, goTo } from "./page-change"
import { useScrollToTop } from "./use-scroll-to-top"

export interface ListSource<Fetched extends object, Entry, Metadata = unknown> {
  /** Identifies the query without page and view; "" is the list in the page's own HTML. */
  queryKey: (query: ListQuery) => string
  store: FetchStore<Fetched>
  /** Returns the request for a page; the same one for all pages of a catalogue. */
  request: (query: ListQuery, page: number) => FetchRequest<Fetched>
  /** Returns the requested page, or the last one if there are fewer. */
  pick: (fetched: Fetched, query: ListQuery, page: number) => ListPage<Entry, Metadata>
}

interface ListOptions<Fetched extends object, Entry, Metadata> {
  /** The path, without a query. */
  route: string
  /** The page's `location.search`. */
  search: string
  /** The page in the HTML. */
  range: Omit<PageRange, "skip">
  /** Its entries. Must be stable between renders. */
  firstEntries: readonly Entry[]
  /** Must be stable between renders. */
  source: ListSource<Fetched, Entry, Metadata>
}

export interface List<Entry, Metadata = unknown> {
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
  /** While loading, the previous ones, which reserve the space. */
  entries: readonly Entry[]
  metadata: Metadata | undefined
  state: "ready" | "loading" | "failed"
  retry: () => void
  /** Returns a link's props for a changed query (`changeListQuery`). */
  link: (change: ListQuery) => Pick<LinkProps, "href" | "onClick">
  /** Changes the query of the current URL, which can be newer than the last render. */
  go: (change: ListQuery, link?: Element) => void
  /** The id of the list's start, which is focused on a new page. */
  startId: string
}

/**
 * Returns a list whose page, order and filters are in the URL. The server's HTML and the first render show the page
 * without a query.
 */
export function useList<Fetched extends object, Entry, Metadata = unknown>({
  route,
  search,
  range: { number, pages: pageCount, total, limit },
  firstEntries,
  source,
}: ListOptions<Fetched, Entry, Metadata>): List<Entry, Metadata> {
  const initialPage: ListPage<Entry, Metadata> = useMemo(
    () => ({ page: number, pages: pageCount, total, entries: firstEntries }),
    [number, pageCount, total, firstEntries],
  )
  const query = useListQuery(search)
  const isInitialList = source.queryKey(query) === ""
  // Another list's length is unknown until it is loaded.
  const pages = isInitialList ? initialPage.pages : Number.MAX_SAFE_INTEGER
  const requestedPage = query.page === undefined && isInitialList ? initialPage.page : pageFromQuery(query.page, pages)
  const isInitialPage = isInitialList && requestedPage === initialPage.page
  const request = useMemo(
    () => (isInitialPage ? undefined : source.request(query, requestedPage)),
    [isInitialPage, source, query, requestedPage],
  )
  const fetched = useFetched(source.store, request)
  const loadedPage = useMemo(() => {
    if (isInitialPage) return initialPage
    return fetched === undefined || fetched instanceof Error ? undefined : source.pick(fetched, query, requestedPage)
  }, [isInitialPage, initialPage, fetched, source, query, requestedPage])

  const [lastPage, setLastPage] = useState(initialPage)
  if (loadedPage && loadedPage !== lastPage) setLastPage(loadedPage)
  const displayedPage = loadedPage ?? lastPage

  const startId = useId()
  useScrollToTop(startId, search)
  // From here on the list shows the query's page or its loading state.
  useEffect(() => document.documentElement.removeAttribute(LIST_QUERY_ATTRIBUTE), [])

  const getHref = (current: ListQuery, change: ListQuery) =>
    listHref(
      route,
      changeListQuery(
        source.queryKey(current) === "" ? { page: String(initialPage.page), ...current } : current,
        change,
      ),
    )
  const go = (change: ListQuery, link?: Element) => {
    const address = getHref(readListQuery(getCurrentSearch(route)), change)
    if (address === window.location.pathname + window.location.search) void navigate(address, { replace: true })
    else goTo(address, link)
  }
  return {
    route,
    query,
    page: loadedPage ? loadedPage.page : requestedPage,
    pages: displayedPage.pages,
    total: displayedPage.total,
    size: limit,
    entries: displayedPage.entries,
    metadata: displayedPage.metadata,
    state: loadedPage ? "ready" : fetched ? "failed" : "loading",
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

/**
 * Returns the list query in the URL; empty on the server and during hydration.
 * @param search the page's `location.search`
 */
export function useListQuery(search: string): ListQuery {
  const hydratedSearch = useMounted() ? search : ""
  return useMemo(() => readListQuery(hydratedSearch), [hydratedSearch])
}
