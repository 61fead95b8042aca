import { fieldOf } from "../../lib/field-of"
import type { SearchKind } from "./types"

/**
 * The address of the file with everything that can be found. Its name has no hash: the pages are written before the
 * file, so that none of them could name it. Browsers ask whether it has changed, which costs them a few hundred bytes.
 */
export const SEARCH_FILE = "/search.json"

/** A page or an entry, as the search looks through it. */
export interface SearchRecord {
  kind: SearchKind
  /** `jsonId` in the content; null for a page with a fixed path. */
  id: number | null
  /** The canonical address. */
  address: string
  title: string
  /** Words that lead to it, and are not shown: those of data/search.json, and a page's heading. */
  words: string
  /** What it says: its description, which results show, and then the rest. Blocks are separated by a line feed. */
  text: string
}

/** What the file holds. */
export interface SearchFile {
  records: readonly SearchRecord[]
  /** Words that the site does not use, such as "amata", and what it says instead: "milk". */
  synonyms: readonly (readonly [word: string, means: readonly string[]])[]
  /** Words without a subject, such as "how": left out of a search that has other words. */
  ignored: readonly string[]
}

/** Tells the site's own file from anything else, such as the page of a host that asks for a login. */
export const isSearchFile = (value: unknown): value is SearchFile =>
  ["records", "synonyms", "ignored"].every((name) => Array.isArray(fieldOf(value, name)))
