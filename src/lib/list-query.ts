import { LONGEST_SEARCH } from "./search-limit"

/*
 * What an address asks of a list (decisions.md, "Routes" and "Controls"): which page, and which of the entries, in
 * which order and form. Everything about a list stands in its address, so that what is seen can be shared.
 */

/** What an address can ask of a list, in the order in which the parameters stand in an address. */
export const listParameters = ["tag", "q", "kind", "category", "saved", "sort", "view", "page"] as const

type ListParameter = (typeof listParameters)[number]

/** The values as they stand in the address; what isn't there, or is empty, is left out. */
export type ListQuery = Readonly<Partial<Record<ListParameter, string>>>

/**
 * Reads the part of an address after the question mark, with or without it. Other parameters are passed over. Of words
 * that are too long for a search it gives the beginning.
 */
export function readListQuery(search: string): ListQuery {
  const parameters = new URLSearchParams(search)
  const query: Partial<Record<ListParameter, string>> = {}
  for (const name of listParameters) {
    const value = parameters.get(name)?.trim()
    // Not with half a character at the end.
    if (value) query[name] = name === "q" ? value.slice(0, LONGEST_SEARCH).replace(/[\uD800-\uDBFF]$/, "") : value
  }
  return query
}

/** The address of a list with a query. The first page needs no number. */
export function listHref(route: string, query: ListQuery): string {
  const parameters = new URLSearchParams()
  for (const name of listParameters) {
    const value = query[name]
    if (value && !(name === "page" && value === "1")) parameters.set(name, value)
  }
  const text = parameters.toString()
  return text ? `${route}?${text}` : route
}

/** The query with some values changed (an empty one takes its parameter out); the page starts anew unless it is given. */
export const changeListQuery = (query: ListQuery, change: ListQuery): ListQuery => ({
  ...query,
  page: undefined,
  ...change,
})
