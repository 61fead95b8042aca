import { createFetchStore } from "../../platform/lists"
import type { ListSource } from "../../shared/use-list"
import type { ListQuery } from "../../lib/list-query"
import type { ListPage } from "../../lib/list-pages"
import { pageCount } from "../../lib/pagination"
import {
  searchKinds,
  searchSite,
  type Found,
  type SearchHit,
  type SearchKind,
  type SiteSearch,
} from "../../platform/search"

/** Number of results on a page. */
export const RESULTS_PER_PAGE = 10

/** What is known of a search besides its hits: results of each kind, whichever is shown, and the searched words. */
export type SearchAbout = Pick<Found, "counts" | "meant" | "words">

type SearchPage = ListPage<SearchHit, SearchAbout>

/** The kind of page in the query; undefined (or unknown) means all kinds. */
export const kindOf = ({ kind }: ListQuery): SearchKind | undefined => searchKinds.find((known) => known === kind)

/** The results of a search as a paged list: search text, kind and page are in the URL. */
export function createSearchSource(search: SiteSearch): ListSource<SearchPage, SearchHit, SearchAbout> {
  const queryKey = (query: ListQuery) => (query.q ? `${kindOf(query) ?? "all"} ${query.q}` : "")
  return {
    store: createFetchStore(),
    queryKey,
    request: (query, page) => ({
      key: `${queryKey(query)} ${page}`,
      load: async (): Promise<SearchPage> => {
        const found = await search(query.q ?? "", kindOf(query))
        const pages = pageCount(found.total, RESULTS_PER_PAGE)
        const last = Math.min(page, pages)
        const entries = await found.hits((last - 1) * RESULTS_PER_PAGE, last * RESULTS_PER_PAGE)
        const { total, counts, meant, words } = found
        return { page: last, pages, total, entries, about: { counts, meant, words } }
      },
    }),
    pick: (found) => found,
  }
}

export const searchSource = createSearchSource(searchSite)
