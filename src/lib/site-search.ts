import type { MarkedText } from "./marked-text"
import { entryKinds, type EntryKind } from "./paths"

/** What can be found; each entry of the index has one of them as its filter `kind` (src/build/search/search-index.ts). */
export const searchKinds: readonly SearchKind[] = [...entryKinds, "page"]
export type SearchKind = EntryKind | "page"

/** The folder of the search index, below the site's root. */
export const SEARCH_FOLDER = "pagefind"
/** The index's words (src/lib/search-words.ts), in that folder. */
export const WORDS_FILE = "words.json"

/** One page found by a search. */
export interface SearchHit {
  kind: SearchKind
  /** Its id, `jsonId` in the content; null for a page with a fixed path. */
  id: number | null
  /** Its canonical path, such as "/blog-single/3". */
  address: string
  title: string
  /** About thirty words around the matches. */
  excerpt: readonly MarkedText[]
}

/** The result of a search, best match first. */
export interface Found {
  total: number
  /** How many there are of each kind, whichever was asked for; kinds without any are left out. */
  counts: Readonly<Partial<Record<SearchKind, number>>>
  /** What was searched for in place of misspelt words, such as "goat vaccination"; undefined if nothing was corrected. */
  meant?: string
  /** All words that were searched for, synonyms among them: to be marked in titles. */
  words: string
  /**
   * The hits from index `from` (counted from 0) up to, but not including, `to`; indexes beyond the last have none. Each
   * hit is in a file of its own (about 2 KB, cached), so request only the hits that are shown. A failed request is
   * retried once; then the promise rejects.
   */
  hits(from: number, to: number): Promise<SearchHit[]>
}

/** Searches all pages, or those of one kind (src/lib/search-engine.ts). */
export type SiteSearch = (typed: string, kind?: SearchKind) => Promise<Found>
