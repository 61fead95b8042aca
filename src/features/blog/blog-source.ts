import { createListSource, type ListSlice, type ListSource } from "../../list/list-source"
import { loadSlice } from "../../list/load-slice"
import { loadPageData } from "../../list/page-data"
import type { ListQuery } from "../../list/list-query"
import { pageCount } from "../../lib/pagination"
import { searchPosts } from "./search-posts"
import { listPagePath, postPath, listFilePath, slug } from "../../lib/paths"
import { pageSizes, type PagedRoute } from "../../lib/list-pages"
import { fieldOf } from "../../lib/field-of"

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

/**
 * Where the pages of a list come from: all posts from the list's own pages, those of a tag from the files that the
 * build has written for it, those that a search found from their own pages.
 *
 * @param tags every tag there is; under any other nothing is found, and nothing is asked for
 */
function createBlogSource(route: BlogRoute, tags: readonly string[]): ListSource<ListedPost> {
  const size = pageSizes[route]
  return createListSource<ListedPost>({
    set(query) {
      const filter = blogFilter(query)
      return filter ? `${filter.by} ${filter.value}` : ""
    },
    load(query, page) {
      const filter = blogFilter(query)
      if (!filter) return loadPlain(route, page)
      return filter.by === "words" ? loadFound(filter.value, page, size) : loadTagged(filter.value, tags, page, size)
    },
  })
}

const sources = new Map<BlogRoute, ListSource<ListedPost>>()

/** The source of a list, the same as long as the site is open: tags don't change between two builds. */
export function blogSource(route: BlogRoute, tags: readonly string[]): ListSource<ListedPost> {
  const source = sources.get(route) ?? createBlogSource(route, tags)
  sources.set(route, source)
  return source
}

type Slice = Promise<ListSlice<ListedPost>>

async function loadPlain(route: BlogRoute, page: number): Slice {
  const { posts, all } = await loadPageData(listPagePath(route, page), isListData)
  return { number: page, entries: posts.nodes, total: all.totalCount }
}

async function loadTagged(wanted: string, tags: readonly string[], page: number, size: number): Slice {
  const tag = tags.find((known) => slug(known) === slug(wanted))
  if (!tag) return NOTHING
  const address = (number: number) => listFilePath("posts", [String(size), slug(tag)], number)
  return loadSlice({ address, page, size, isEntry: isListedPost })
}

async function loadFound(words: string, page: number, size: number): Slice {
  const found = await searchPosts(words)
  const number = Math.min(page, pageCount(found.total, size))
  const ids = await found.idsOf((number - 1) * size, number * size)
  const entries = await Promise.all(
    ids.map(async (jsonId) => (await loadPageData(postPath({ jsonId }), isPostData)).post),
  )
  return { number, entries, total: found.total }
}

const NOTHING: ListSlice<ListedPost> = { number: 1, entries: [], total: 0 }

const isListedPost = (value: unknown): value is ListedPost =>
  typeof fieldOf(value, "jsonId") === "number" &&
  ["title", "author", "full_date", "description"].every((name) => typeof fieldOf(value, name) === "string") &&
  [fieldOf(value, "date"), fieldOf(fieldOf(value, "thumb"), "file")].every(
    (part) => typeof part === "object" && part !== null,
  )

const isPostData = (value: unknown): value is { post: ListedPost } => isListedPost(fieldOf(value, "post"))

interface ListData {
  posts: { nodes: readonly ListedPost[] }
  all: { totalCount: number }
}

const isListData = (value: unknown): value is ListData => {
  const nodes = fieldOf(fieldOf(value, "posts"), "nodes")
  return (
    typeof fieldOf(fieldOf(value, "all"), "totalCount") === "number" &&
    Array.isArray(nodes) &&
    nodes.every(isListedPost)
  )
}
