import { MAX_SEARCH_LENGTH } from "./search-limit"

/* The state of a list is in its URL, so that it can be shared (decisions.md, "Routes" and "Controls"). */

/** In the order of the URL. */
export const listParameters = ["tag", "q", "kind", "category", "saved", "sort", "view", "page"] as const

type ListParameter = (typeof listParameters)[number]

/** Missing and empty values are left out. */
export type ListQuery = Readonly<Partial<Record<ListParameter, string>>>

/** Reads a query string, with or without "?"; ignores other parameters and truncates long search text. */
export function readListQuery(search: string): ListQuery {
  const parameters = new URLSearchParams(search)
  const query: Partial<Record<ListParameter, string>> = {}
  for (const name of listParameters) {
    const value = parameters.get(name)?.trim()
    // Without half a surrogate pair at the end.
    if (value) query[name] = name === "q" ? value.slice(0, MAX_SEARCH_LENGTH).replace(/[\uD800-\uDBFF]$/, "") : value
  }
  return query
}

/** Returns the URL of a list with a query; the first page needs no number. */
export function listHref(route: string, query: ListQuery): string {
  const parameters = new URLSearchParams()
  for (const name of listParameters) {
    const value = query[name]
    if (value && !(name === "page" && value === "1")) parameters.set(name, value)
  }
  const text = parameters.toString()
  return text ? `${route}?${text}` : route
}

/**
 * Returns the query with changes; an empty value removes a parameter. It is back on page 1 unless a page is given or
 * only the view changes.
 */
export const changeListQuery = (query: ListQuery, change: ListQuery): ListQuery => ({
  ...query,
  ...(!("view" in change) && { page: undefined }),
  ...change,
})
