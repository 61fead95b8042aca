import type { PageRange, PagedRoute } from "./list-pages"

/* The contexts that `createPages` passes to templates (`src/content/pages`). */

/** The id of the node; null on the fallback page for unknown paths. */
export interface DetailContext {
  id: string | null
}

export interface PostContext extends DetailContext {
  /** The query includes the sidebar's data only then. */
  hasSidebar: boolean
  /** In a ring; null on the fallback page and for a single post. */
  previous: string | null
  next: string | null
  /** Ids of the recent posts in the sidebar; empty without a sidebar. */
  recent: readonly number[]
}

export interface ProductContext extends DetailContext {
  layout: "single" | "thumb"
  /** Ids, in the order on the page. */
  related: readonly number[]
}

export interface GalleryContext extends PageRange {
  /** The paths of the page's pictures. */
  shown: readonly string[]
  /** Null for all pictures. */
  kind: { slug: string; label: string } | null
}

export interface ListContext extends PageRange {
  route: PagedRoute
  /** The query includes the sidebar's data only then. */
  hasSidebar: boolean
  /** Ids. */
  entries: readonly number[]
  /** Ids of the recent posts in the sidebar; empty without a sidebar. */
  recent: readonly number[]
}

export interface HomeVariantContext {
  route: string
  variant: "network" | "products" | "dairy"
}
