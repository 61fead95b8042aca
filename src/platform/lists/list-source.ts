import type { FetchRequest, FetchStore } from "./fetch-store"
import type { ListPage } from "../../lib/list-pages"
import type { ListQuery } from "../../lib/list-query"

/** Where the pages of a list come from. */
export interface ListSource<Entry, About = unknown> {
  /**
   * Names what the query picks, without page and view; "" is the list as it stands in the page's own HTML. The same key
   * always means the same entries in the same order.
   */
  queryKey: (query: ListQuery) => string
  /** The request for a page of it; the last page comes where there are fewer. */
  request: (query: ListQuery, page: number) => FetchRequest<ListPage<Entry, About>>
  store: FetchStore<ListPage<Entry, About>>
}
