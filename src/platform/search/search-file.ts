import { getProperty } from "../../lib/get-property"
import type { SearchHit } from "./types"

/** Without a hash: pages are written before the file and couldn't name it. Browsers revalidate it. */
export const SEARCH_FILE = "/search.json"

export interface SearchRecord extends Omit<SearchHit, "description"> {
  /** Words that find it but aren't shown: those of data/search.json and the page's heading. */
  words: string
  /** The description, which results show, then the rest; blocks are separated by a line feed. */
  text: string
}

export interface SearchFile {
  records: readonly SearchRecord[]
  /** Words that the site doesn't use, such as "amata", and their meanings, such as "milk". */
  synonyms: readonly (readonly [word: string, means: readonly string[]])[]
  /** Words such as "how", ignored if a search has others. */
  ignored: readonly string[]
}

/** Checks the format, because a host can answer with a login page. */
export const isSearchFile = (value: unknown): value is SearchFile =>
  ["records", "synonyms", "ignored"].every((name) => Array.isArray(getProperty(value, name)))
