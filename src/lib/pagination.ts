/** Pages around the current one (spec section 9). */
export const PAGE_WINDOW = 5
/** Pages at each end (spec section 9). */
export const PAGE_MARGIN = 2

export type PageEntry = { kind: "page"; page: number } | { kind: "gap"; after: number }

/**
 * Returns the pages and gaps of a pagination. A gap that would hide a single page shows that page instead.
 * @param current 1 to `total`; other values are clamped
 */
export function paginate(current: number, total: number): PageEntry[] {
  const page = Math.min(Math.max(1, Math.trunc(current) || 1), total)
  // The window keeps its width at both ends.
  const start = Math.max(1, Math.min(page - Math.floor(PAGE_WINDOW / 2), total - PAGE_WINDOW + 1))
  const isShown = (n: number) => n <= PAGE_MARGIN || n > total - PAGE_MARGIN || (n >= start && n < start + PAGE_WINDOW)

  const entries: PageEntry[] = []
  for (let n = 1; n <= total; n += 1) {
    const fillsGap = isShown(n - 1) && isShown(n + 1)
    if (isShown(n) || fillsGap) entries.push({ kind: "page", page: n })
    else if (entries.at(-1)?.kind !== "gap") entries.push({ kind: "gap", after: n - 1 })
  }
  return entries
}

/** An empty list has one page. */
export const pageCount = (count: number, perPage: number): number => Math.max(1, Math.ceil(count / perPage))

/** Returns the page number in a URL, clamped to 1 and `total` (decisions, "Routes"). */
export function pageFromQuery(query: string | null | undefined, total: number): number {
  return query && /^\d+$/.test(query) ? Math.min(Math.max(1, Number(query)), total) : 1
}
