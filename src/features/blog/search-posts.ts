import { searchSite } from "../../lib/search-site"
import type { SiteSearch } from "../../lib/site-search"

/** The posts that a search found, best match first. */
export interface FoundPosts {
  /** The number of posts found. */
  total: number
  /**
   * The ids (`jsonId`) of the posts from index `from` (counted from 0) up to, but not including, `to`: for page `page`
   * of a list with `size` entries, `idsOf((page - 1) * size, page * size)`. Each id is in a small file, fetched once,
   * so request the posts of one page only. Rejects if a file fails to load twice.
   */
  idsOf(from: number, to: number): Promise<readonly number[]>
}

/**
 * Searches the posts' titles, descriptions, authors, tags and articles for `words`. A post must contain all of them;
 * words that occur on no page are ignored, and if all are, nothing is found. The first search loads the search engine
 * (about 100 KB, shared with the search box), retries once, and then rejects: without a network, in browsers older than
 * Chrome 97, Firefox 102 and Safari 16 (which do not run WebAssembly under the site's Content-Security-Policy), and in
 * `npm run dev` before a first build. A list that can't be searched should offer the tags.
 */
export const searchPosts = postSearch(searchSite)

/** Creates the same function for any search of the site. */
export function postSearch(search: SiteSearch) {
  return async (words: string): Promise<FoundPosts> => {
    const found = await search(words, "post")
    return { total: found.total, idsOf: async (from, to) => (await found.hits(from, to)).flatMap(({ id }) => id ?? []) }
  }
}
