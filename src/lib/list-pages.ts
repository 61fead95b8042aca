import { pageCount } from "./pagination"

/* Lists that are cut into pages: by Gatsby, a static page for each, and by the browser, out of a list's catalogue. */

/** Lists whose pages stand in the query of their address. */
export const pagedRoutes = [
  "/shop",
  "/blog-standard",
  "/blog-with-sidebar",
  "/blog-2-column",
  "/blog-3-column",
] as const

export type PagedRoute = (typeof pagedRoutes)[number]

/** How many entries a page of a list shows (spec section 9). */
export const pageSizes = {
  gallery: 24,
  "/shop": 8,
  "/blog-standard": 3,
  "/blog-with-sidebar": 3,
  "/blog-2-column": 4,
  "/blog-3-column": 6,
} as const satisfies Record<"gallery" | PagedRoute, number>

/** Which part of a list a page shows; the template's query takes it as its variables. */
export interface PageRange {
  /** From 1. */
  number: number
  /** How many pages there are; a list without entries has one, which is empty. */
  pages: number
  /** How many entries the whole list has. */
  total: number
  /** How many entries come before this page. */
  skip: number
  /** How many entries a full page has. */
  limit: number
}

/** All pages of a list with `total` entries, `size` on each. */
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

/** The page on which the entry at `place` (from 1) stands. */
export const pageOf = (place: number, size: number): number => Math.ceil(place / size)

/** How many entries are left after page `number`. */
export const entriesAfter = ({ number, limit, total }: Pick<PageRange, "number" | "limit" | "total">): number =>
  Math.max(0, total - number * limit)

/** A page of a list, and how long the list is. */
export interface ListPage<Entry, About = unknown> {
  /** From 1. Another one than was asked for where the list ends before. */
  page: number
  /** How many pages the list has; an empty one has one. */
  pages: number
  /** How many entries the whole list has. */
  total: number
  entries: readonly Entry[]
  /** What else is known, where a list has more to tell. */
  about?: About
}

/** Page `page` of a list that is there as a whole; the last one where there are fewer. */
export function pageOfList<Entry>(list: readonly Entry[], page: number, size: number): ListPage<Entry> {
  const pages = pageCount(list.length, size)
  const number = Math.min(page, pages)
  return { page: number, pages, total: list.length, entries: list.slice((number - 1) * size, number * size) }
}
