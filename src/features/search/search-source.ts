import { createFetchStore } from "../../list/fetch-store"
import type { ListPage } from "../../lib/list-pages"
import type { ListSource } from "../../list/list-source"
import type { ListQuery } from "../../list/list-query"
import { pageCount } from "../../lib/pagination"
import { searchSite } from "../../lib/search-site"
import { searchKinds, type Found, type SearchHit, type SearchKind } from "../../lib/site-search"

/** Number of results on a page. */
export const RESULTS_PER_PAGE = 10

/** Number of results of each kind, whichever is shown. */
export type SearchCounts = Found["counts"]

/** The kind of page in the query; undefined (or unknown) means all kinds. */
export const kindOf = ({ kind }: ListQuery): SearchKind | undefined => searchKinds.find((known) => known === kind)

/** The results of a search as a paged list: search text, kind and page are in the URL. */
export function createSearchSource(search: typeof searchSite): ListSource<SearchHit, SearchCounts> {
  const queryKey = (query: ListQuery) => (query.q ? `${kindOf(query) ?? "all"} ${query.q}` : "")
  return {
    store: createFetchStore(),
    queryKey,
    request: (query, page) => ({
      key: `${queryKey(query)} ${page}`,
      load: async (): Promise<ListPage<SearchHit, SearchCounts>> => {
        const found = await search(query.q ?? "", kindOf(query))
        const pages = pageCount(found.total, RESULTS_PER_PAGE)
        const last = Math.min(page, pages)
        const entries = await found.hits((last - 1) * RESULTS_PER_PAGE, last * RESULTS_PER_PAGE)
        return { page: last, pages, total: found.total, entries, about: found.counts }
      },
    }),
  }
}

export const searchSource = createSearchSource(searchSite)
