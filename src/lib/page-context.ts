import type { PageRange, PagedRoute } from "./list-pages"

/* The contexts that createPages passes to templates (`src/content/pages`, `src/platform/lists`): the variables of a page's
   query, and the props that distinguish the pages of one template. */

/** The context of every detail template: the node to show, or null on the fallback page for unknown paths. */
export interface DetailContext {
  id: string | null
}

export interface PostContext extends DetailContext {
  /** Whether the page has a sidebar: the query then includes the sidebar's data. */
  hasSidebar: boolean
  /** The previous and next post; the order is a ring. Null on the fallback page, and if there is only one post. */
  previous: string | null
  next: string | null
  /** Ids of the recent posts in the sidebar; empty without a sidebar. */
  recent: readonly number[]
}

export interface ProductContext extends DetailContext {
  layout: "single" | "thumb"
  /** Ids of the related products, in their order on the page. */
  related: readonly number[]
}

/** What the gallery's template receives: its page. The query takes the paths of the pictures. */
export interface GalleryContext extends PageRange {
  /** The page's pictures. */
  shown: readonly string[]
  /** The kind that the page shows; null for all pictures. */
  kind: { slug: string; label: string } | null
}

/** What the template of a paged list receives: the list's route and the page. */
export interface ListContext extends PageRange {
  route: PagedRoute
  /** Whether the list has a sidebar: the query then includes the sidebar's data. */
  hasSidebar: boolean
  /** Ids of the page's entries. */
  entries: readonly number[]
  /** Ids of the recent posts in the sidebar; empty without a sidebar. */
  recent: readonly number[]
}

/** What the template of an alternative home page receives. */
export interface HomeVariantContext {
  route: string
  variant: "network" | "products" | "dairy"
}
