import { createFetchStore, fetchListPage, type ListSource } from "../../platform/lists"
import type { ListQuery } from "../../lib/list-query"
import { searchPosts } from "./search-posts"
import { listFilePath, slug } from "../../lib/paths"
import { pageSizes, type ListPage, type PagedRoute } from "../../lib/list-pages"

/** The lists of posts. */
export type BlogRoute = Exclude<PagedRoute, "/shop">

/** A post as a list shows it. */
export type ListedPost = Queries.PostCardFragment

/** What an address picks: the posts of a tag, those that hold certain words, or, as null, all. Words go first. */
export type BlogFilter = { by: "tag" | "words"; value: string }

export function blogFilter({ q, tag }: ListQuery): BlogFilter | null {
  if (q) return { by: "words", value: q }
  return tag ? { by: "tag", value: tag } : null
}

const store = createFetchStore<ListPage<ListedPost>>()

/**
 * The posts of a list: all, those of a tag, or those that a search found.
 *
 * @param tags every tag there is; under any other nothing is found, and nothing is fetched
 */
export function blogSource(route: BlogRoute, tags: readonly string[]): ListSource<ListedPost> {
  const size = pageSizes[route]
  return {
    store,
    queryKey(query) {
      const filter = blogFilter(query)
      return filter ? `${filter.by} ${filter.value}` : ""
    },
    request(query, page) {
      const filter = blogFilter(query)
      if (filter?.by === "words") {
        return { key: `${size} words ${filter.value} ${page}`, load: () => searchPosts(filter.value, page, size) }
      }
      const tag = filter && tags.find((known) => slug(known) === slug(filter.value))
      if (filter && !tag) return { key: "unknown tag", load: () => Promise.resolve(NOTHING) }
      const pathOf = (number: number) => listFilePath("posts", [String(size), ...(tag ? [slug(tag)] : [])], number)
      return { key: pathOf(page), load: () => fetchListPage<ListedPost>(pathOf, page) }
    },
  }
}

const NOTHING: ListPage<ListedPost> = { page: 1, pages: 1, total: 0, entries: [] }
