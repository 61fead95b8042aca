import { pageCount } from "./pagination"

/** Lists with `?page=` in their URL. */
export const pagedRoutes = [
  "/shop",
  "/blog-standard",
  "/blog-with-sidebar",
  "/blog-2-column",
  "/blog-3-column",
] as const

export type PagedRoute = (typeof pagedRoutes)[number]

/** Entries per page (spec section 9). */
export const pageSizes = {
  gallery: 24,
  "/shop": 8,
  "/blog-standard": 3,
  "/blog-with-sidebar": 3,
  "/blog-2-column": 4,
  "/blog-3-column": 6,
} as const satisfies Record<"gallery" | PagedRoute, number>

/** The range of a list that a page shows; the variables of the template's query. */
export interface PageRange {
  /** From 1. */
  number: number
  /** At least 1. */
  pages: number
  /** Number of entries in the whole list. */
  total: number
  skip: number
  limit: number
}

/** Returns all pages of a list with `total` entries, `size` on each. */
export function listPages(total: number, size: number): PageRange[] {
  const pages = pageCount(total, size)
  return Array.from({ length: pages }, (_, index) => ({
    number: index + 1,
    pages,
    total,
    skip: index * size,
    limit: size,
  }))
}

/** The page of the entry at `place`, from 1. */
export const getPageNumber = (place: number, size: number): number => Math.ceil(place / size)

export const entriesAfter = ({ number, limit, total }: Pick<PageRange, "number" | "limit" | "total">): number =>
  Math.max(0, total - number * limit)

export interface ListPage<Entry, Metadata = unknown> {
  /** From 1; the last page if a later one was requested. */
  page: number
  /** At least 1. */
  pages: number
  /** Number of entries in the whole list. */
  total: number
  entries: readonly Entry[]
  metadata?: Metadata
}

/** Returns one page of a list, or the last page if there are fewer. */
export function getListPage<Entry>(list: readonly Entry[], page: number, size: number): ListPage<Entry> {
  const pages = pageCount(list.length, size)
  const number = Math.min(page, pages)
  return { page: number, pages, total: list.length, entries: list.slice((number - 1) * size, number * size) }
}
