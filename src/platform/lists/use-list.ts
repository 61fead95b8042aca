import { navigate } from "gatsby"
import { useCallback, useEffect, useId, useMemo, useState } from "react"
import { LIST_QUERY_ATTRIBUTE } from "../../lib/constants"
import { changeListQuery, listHref, type ListQuery } from "../../lib/list-query"
import type { ListPage } from "../../lib/list-pages"
import type { ListSource } from "./list-source"
import { pageFromQuery } from "../../lib/pagination"
import { fetchOrReload, useFetched } from "./use-fetched"
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
  first: ListPage<Entry, About>
  /** Keep its identity. */
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
  const isOwn = source.queryKey(query) === ""
  const wanted = wantedPage(query, isOwn ? first : undefined)
  const isFirst = isOwn && wanted === first.page
  const requests = useMemo(() => (isFirst ? [] : [source.request(query, wanted)]), [isFirst, source, query, wanted])
  const fetched = useFetched(source.store, requests)
  const [request] = requests
  const result = request ? fetched.get(request.key) : first
  const arrived = result instanceof Error ? undefined : result

  const [shown, setShown] = useState(first)
  if (arrived && arrived !== shown) setShown(arrived)
  const { pages, total, entries, about } = arrived ?? shown

  const startId = useId()
  useScrollToTop(startId, search)
  // From here on the list shows what the address asks for, or that it is on its way.
  useEffect(() => document.documentElement.removeAttribute(LIST_QUERY_ATTRIBUTE), [])

  const href = useCallback((change: ListQuery) => listHref(route, changeListQuery(query, change)), [route, query])
  return {
    route,
    query,
    page: arrived ? arrived.page : wanted,
    pages,
    total,
    size,
    entries,
    about,
    state: arrived ? "ready" : result ? "failed" : "loading",
    retry: () => {
      // What fails stands in the store.
      if (request) fetchOrReload(source.store, request).catch(() => undefined)
    },
    href,
    go: (change) => void navigate(href(change)),
    startId,
  }
}

/**
 * The page that the query asks for. Of the page's own list it is known how long it is; of another one, loading it
 * tells, and gives the last page where the number is too high.
 */
function wantedPage({ page }: ListQuery, own: ListPage<unknown> | undefined): number {
  if (page === undefined) return own?.page ?? 1
  return pageFromQuery(page, own ? own.pages : Number.MAX_SAFE_INTEGER)
}
