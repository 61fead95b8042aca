import { getListPage, pageSizes, type PagedRoute } from "../../lib/list-pages"
import type { ListQuery } from "../../lib/list-query"
import { slug } from "../../lib/paths"
import { createFetchStore } from "../../browser/fetch-store"
import { catalogueRequest, type Catalogues } from "../../platform/lists"
import { searchSite } from "../../platform/search"
import type { ListSource } from "../../shared/use-list"

export type BlogRoute = Exclude<PagedRoute, "/shop">

export type ListedPost = Queries.PostCardFragment

export type BlogFilter = { by: "tag" | "words"; value: string }

/** Returns the filter of an address: a search takes precedence over a tag. */
export function getBlogFilter({ q, tag }: ListQuery): BlogFilter | null {
  if (q) return { by: "words", value: q }
  return tag ? { by: "tag", value: tag } : null
}

const store = createFetchStore<Catalogues["posts"]>()
const postsRequest = catalogueRequest("posts")

/** The posts of a list: all, those of a tag, or the results of a search, best match first. */
export const createBlogSource = (route: BlogRoute): ListSource<Catalogues["posts"], ListedPost> => ({
  store,
  queryKey(query) {
    const filter = getBlogFilter(query)
    return filter ? `${filter.by} ${filter.value}` : ""
  },
  request(query) {
    const filter = getBlogFilter(query)
    if (filter?.by !== "words") return postsRequest
    return { key: `posts with the words ${filter.value}`, load: () => searchPosts(filter.value) }
  },
  pick({ nodes }, query, page) {
    const filter = getBlogFilter(query)
    const isTagged = ({ tags }: (typeof nodes)[number]) => tags.some((tag) => slug(tag) === slug(filter?.value ?? ""))
    return getListPage(filter?.by === "tag" ? nodes.filter(isTagged) : nodes, page, pageSizes[route])
  },
})

async function searchPosts(words: string): Promise<Catalogues["posts"]> {
  const result = await searchSite(words, "post")
  const [hits, { nodes }] = await Promise.all([result.hits(0, result.total), store.fetch(postsRequest)])
  return { nodes: hits.flatMap(({ id }) => nodes.find(({ jsonId }) => jsonId === id) ?? []) }
}
