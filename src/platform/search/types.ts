import type { EntryKind } from "../../lib/paths"

/** What can be found. */
export type SearchKind = EntryKind | "page"

/** One page found by a search. */
export interface SearchHit {
  kind: SearchKind
  /** Its id, `jsonId` in the content; null for a page with a fixed path. */
  id: number | null
  /** Its canonical address, such as "/blog-single/3". */
  address: string
  title: string
  /** What the page holds, in a sentence of its own. */
  description: string
}

/** The result of a search, best match first. */
export interface Found {
  total: number
  /** How many there are of each kind, whichever was asked for; kinds without any are left out. */
  counts: Readonly<Partial<Record<SearchKind, number>>>
  /** What was searched for in place of misspelt words, such as "goat vaccination"; undefined if nothing was corrected. */
  meant?: string
  /** All words that were found, those that a synonym means among them: to be marked in what is shown. */
  words: string
  /** The hits from index `from` (counted from 0) up to, but not including, `to`; indexes beyond the last have none. */
  hits(from: number, to: number): Promise<SearchHit[]>
}

/** Searches all pages, or those of one kind. Rejects if the search can't be loaded; the next call tries again. */
export type SiteSearch = (typed: string, kind?: SearchKind) => Promise<Found>
