import { createFetchStore, entryRequest } from "../../platform/lists"
import type { ListPage } from "../../lib/list-pages"
import { pageCount } from "../../lib/pagination"
import { entryFilePath } from "../../lib/paths"
import { searchSite } from "../../platform/search"

type Post = Queries.PostCardFragment

/** The posts that were looked up by their number. */
const posts = createFetchStore<Post>()

/**
 * A page of the posts that hold all of `words`, best match first; a page that is too high is the last. Rejects where the
 * search or a post does not arrive.
 */
export async function searchPosts(words: string, page: number, size: number): Promise<ListPage<Post>> {
  const found = await searchSite(words, "post")
  const pages = pageCount(found.total, size)
  const last = Math.min(page, pages)
  const hits = await found.hits((last - 1) * size, last * size)
  const ids = hits.flatMap(({ id }) => id ?? [])
  const entries = await Promise.all(
    ids.map((jsonId) => posts.fetch(entryRequest<Post>(entryFilePath("posts", { jsonId })))),
  )
  return { page: last, pages, total: found.total, entries }
}
