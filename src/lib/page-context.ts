import type { ListPage, PagedRoute } from "./list-pages"

/*
 * What createPages hands to templates (`src/build/pages`, `src/build/lists`): the variables of a page's query, and the
 * props that tell its page from the others of its template.
 */

/** What every detail template receives: the node to show, or null on the fallback page of unknown addresses. */
export interface DetailContext {
  id: string | null
}

export interface PostContext extends DetailContext {
  layout: "single" | "sidebar"
  /** The query asks for what the sidebar shows where there is one. */
  hasSidebar: boolean
  /** The posts before and after it; the row is a ring. Null on the fallback page, and where there is one post. */
  previous: string | null
  next: string | null
  /** The numbers of the posts that the sidebar shows as recent ones; none where there is no sidebar. */
  recent: readonly number[]
}

export interface ProductContext extends DetailContext {
  layout: "single" | "thumb"
  /** The numbers of the products in the row of related ones, in its order. */
  related: readonly number[]
}

/** What the gallery's template receives: its page, and where the next one begins, whose proportions it knows ahead. */
export interface GalleryContext extends ListPage {
  next: number
}

/** What the template of a paged list receives: the list's route and the page. */
export interface ListContext extends ListPage {
  route: PagedRoute
  /** Whether the sidebar stands beside it: the query then asks for what that shows. */
  hasSidebar: boolean
  /** The numbers of the page's entries. */
  entries: readonly number[]
  /** The numbers of the posts that the sidebar shows as recent ones; none where there is no sidebar. */
  recent: readonly number[]
}
