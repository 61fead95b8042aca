import { createListSource, type ListSource } from "../../list/list-source"
import type { ListQuery } from "../../list/list-query"
import { pageCount } from "../../lib/pagination"
import { searchSite } from "../../lib/search-site"
import { searchKinds, type Found, type SearchHit, type SearchKind } from "../../lib/site-search"

/** How many results a page has. */
export const RESULTS_PER_PAGE = 10

/** How many results there are of each kind, whichever is shown. */
export type SearchCounts = Found["counts"]

/** The kind of page that an address asks for; undefined, or any that there isn't, means all. */
export const kindOf = ({ kind }: ListQuery): SearchKind | undefined => searchKinds.find((known) => known === kind)

/** The results of a search as a list that is cut into pages: words, kind and page stand in the address. */
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
