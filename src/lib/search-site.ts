import type { SiteSearch } from "./site-search"

/** Searches the whole site. What searches is a chunk of its own, fetched with the first search. */
export const searchSite: SiteSearch = async (typed, kind) => {
  const { searchPages } = await import("./search-engine")
  return searchPages(typed, kind)
}
