import type { EntryKind } from "../../lib/paths"

export type SearchKind = EntryKind | "page"

export interface SearchHit {
  kind: SearchKind
  /** `jsonId` of an entry; null for a page with a fixed path. */
  id: number | null
  /** Canonical address, such as "/blog-single/3". */
  address: string
  title: string
  description: string
}

/** Best match first. */
export interface SearchResult {
  total: number
  /** Results of each kind, whichever was requested; kinds without results are left out. */
  counts: Readonly<Partial<Record<SearchKind, number>>>
  /** The corrected search, such as "goat vaccination". */
  correction?: string
  /** All found words with their synonyms, for highlighting. */
  words: string
  /** Returns the hits from index `from` (from 0) up to, but not including, `to`. */
  hits(from: number, to: number): Promise<SearchHit[]>
}

/** Searches all pages or those of one kind. Rejects if the search can't be loaded; the next call retries. */
export type SiteSearch = (typed: string, kind?: SearchKind) => Promise<SearchResult>
