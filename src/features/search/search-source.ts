import { createListSource, type ListSource } from "../../list/list-source"
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
  return createListSource({
    set: (query) => (query.q ? `${kindOf(query) ?? "all"} ${query.q}` : ""),
    async load(query, page) {
      const found = await search(query.q ?? "", kindOf(query))
      const number = Math.min(page, Math.max(1, pageCount(found.total, RESULTS_PER_PAGE)))
      const entries = await found.hits((number - 1) * RESULTS_PER_PAGE, number * RESULTS_PER_PAGE)
      return { number, entries, total: found.total, about: found.counts }
    },
  })
}

export const searchSource = createSearchSource(searchSite)
