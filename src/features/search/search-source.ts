import { createFetchStore } from "../../browser/fetch-store"
import type { ListSource } from "../../shared/use-list"
import type { ListQuery } from "../../lib/list-query"
import type { ListPage } from "../../lib/list-pages"
import { pageCount } from "../../lib/pagination"
import {
  searchKinds,
  searchSite,
  type SearchResult,
  type SearchHit,
  type SearchKind,
  type SiteSearch,
} from "../../platform/search"

export const RESULTS_PER_PAGE = 10

/** Data of a search beside its hits: the results of each kind, whichever is shown, and the words. */
export type SearchAbout = Pick<SearchResult, "counts" | "correction" | "words">

type SearchPage = ListPage<SearchHit, SearchAbout>

/** Undefined means all kinds. */
export const getKind = ({ kind }: ListQuery): SearchKind | undefined => searchKinds.find((known) => known === kind)

/** Returns the results of a search as a paged list. */
export function createSearchSource(search: SiteSearch): ListSource<SearchPage, SearchHit, SearchAbout> {
  const queryKey = (query: ListQuery) => (query.q ? `${getKind(query) ?? "all"} ${query.q}` : "")
  return {
    store: createFetchStore(),
    queryKey,
    request: (query, page) => ({
      key: `${queryKey(query)} ${page}`,
      load: async (): Promise<SearchPage> => {
        const found = await search(query.q ?? "", getKind(query))
        const pages = pageCount(found.total, RESULTS_PER_PAGE)
        const last = Math.min(page, pages)
        const entries = await found.hits((last - 1) * RESULTS_PER_PAGE, last * RESULTS_PER_PAGE)
        const { total, counts, correction, words } = found
        return { page: last, pages, total, entries, about: { counts, correction, words } }
      },
    }),
    pick: (found) => found,
  }
}

export const searchSource = createSearchSource(searchSite)
