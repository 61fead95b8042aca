import { entryKinds } from "../../lib/paths"
import type { SearchKind, SiteSearch } from "./types"

export type { SearchResult, SearchHit, SearchKind, SiteSearch } from "./types"
export { highlightWords } from "./words"

export const searchKinds: readonly SearchKind[] = [...entryKinds, "page"]

/** Searches the whole site; engine and file load with the first search (README.md). */
export const searchSite: SiteSearch = async (typed, kind) => {
  const { searchPages } = await import("./engine")
  return searchPages(typed, kind)
}
