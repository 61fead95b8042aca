import { entryKinds } from "../../lib/paths"
import type { SearchKind, SiteSearch } from "./types"

export type { Found, SearchHit, SearchKind, SiteSearch } from "./types"
export { markWords } from "./words"

export const searchKinds: readonly SearchKind[] = [...entryKinds, "page"]

/**
 * Searches the whole site. The engine and what is searched come with the first search (README.md has the figures), and
 * stay as long as the site is open.
 */
export const searchSite: SiteSearch = async (typed, kind) => {
  const { searchPages } = await import("./engine")
  return searchPages(typed, kind)
}
