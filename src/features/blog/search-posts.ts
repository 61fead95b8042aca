import { searchSite } from "../../lib/search-site"

/** The posts that a search found, best first. */
export interface FoundPosts {
  /** How many there are. */
  total: number
  /**
   * The numbers (`jsonId`) of the posts at the places `from` (counted from 0) up to, and not with, `to`: for page `page`
   * of a list with `size` entries, `idsOf((page - 1) * size, page * size)`. Each costs a small file, fetched once, so
   * ask for the posts of one page only. Rejects where one doesn't arrive twice.
   */
  idsOf(from: number, to: number): Promise<readonly number[]>
}

/**
 * Searches the posts' titles, descriptions, authors, tags and articles for `words`. All of them must stand in a post;
 * words that no page has are passed over, and of none but such there is nothing. Loads the search with its first use
 * (some 100 KB, which the search box shares), tries twice, and then rejects: without a network, in browsers older than
 * Chrome 97, Firefox 102 and Safari 16 (which have no WebAssembly under the site's policy), and in `npm run dev` before
 * a first build. A list that can't be searched should offer the tags.
 */
export const searchPosts = postSearch(searchSite)

/** The same by any search of the site. */
export function postSearch(search: typeof searchSite) {
  return async (words: string): Promise<FoundPosts> => {
    const found = await search(words, "post")
    return { total: found.total, idsOf: async (from, to) => (await found.hits(from, to)).flatMap(({ id }) => id ?? []) }
  }
}
