import { createFetchStore } from "../../browser/fetch-store"
import type { ListSource } from "../../shared/use-list"
import type { ListQuery } from "../../lib/list-query"
import type { ListPage } from "../../lib/list-pages"
import { pageCount } from "../../lib/pagination"
import { searchKinds, searchSite, type SearchResult, type SearchHit, type SearchKind } from "../../platform/search"

export const RESULTS_PER_PAGE = 10

/** Data about a search: the number of results of each kind, and the query that was matched. */
export type SearchMetadata = Pick<SearchResult, "counts" | "correction" | "words">

type SearchPage = ListPage<SearchHit, SearchMetadata>

/** Undefined means all kinds. */
export const getKind = ({ kind }: ListQuery): SearchKind | undefined => searchKinds.find((known) => known === kind)

const queryKey = (query: ListQuery) => (query.q ? `${getKind(query) ?? "all"} ${query.q}` : "")

/** The results of a search as a paged list. */
export const searchSource: ListSource<SearchPage, SearchHit, SearchMetadata> = {
  store: createFetchStore(),
  queryKey,
  request: (query, page) => ({
    key: `${queryKey(query)} ${page}`,
    load: async (): Promise<SearchPage> => {
      const result = await searchSite(query.q ?? "", getKind(query))
      const pages = pageCount(result.total, RESULTS_PER_PAGE)
      const last = Math.min(page, pages)
      const entries = await result.hits((last - 1) * RESULTS_PER_PAGE, last * RESULTS_PER_PAGE)
      const { total, counts, correction, words } = result
      return { page: last, pages, total, entries, metadata: { counts, correction, words } }
    },
  }),
  pick: (result) => result,
}
