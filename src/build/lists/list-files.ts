import fs from "node:fs"
import path from "node:path"
import { fieldOf } from "../../lib/field-of"
import { filterProducts, productFilters, productSorts, sortProducts } from "../../lib/sort-products"
import { listPagePath, listFilePath, slug } from "../../lib/paths"
import { listPages, pageSizes, type PagedRoute } from "../../lib/list-pages"

/*
 * Filtered and sorted lists, cut into pages of a file each, so that what a visitor downloads does not grow with the
 * catalogue (decisions.md, "Routes"). The entries are those of the pages that the build has just written: no query
 * is asked twice, and an entry has in every file what its card shows.
 */

interface Product {
  jsonId: number
  category: string
  ratings: number
  reviews: number
}

interface Post {
  tags: readonly string[]
}

/** What one file of a filtered list holds. */
interface SliceFile {
  entries: readonly object[]
  total: number
}

/** Reads what Gatsby keeps of a page ("/shop/2") as its data, at `pageDataAddress`. */
type ReadPage = (page: string) => unknown

/** How many entries there are. */
export interface ListTotals {
  posts: number
  products: number
}

/** Writes the files of all filtered lists into `public/lists`, in place of those of an earlier build. */
export function writeListFiles(root: string, totals: ListTotals): void {
  removeListFiles(root)
  const read = (page: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(root, "public", pageDataAddress(page)), "utf8"))
  for (const [address, content] of listFiles(totals, read)) {
    const file = path.join(root, "public", address)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, JSON.stringify(content))
  }
}

/** Removes what an earlier build has written. */
export const removeListFiles = (root: string): void =>
  fs.rmSync(path.join(root, "public", "lists"), { recursive: true, force: true })

export const pageDataAddress = (page: string): string => `/page-data${page}/page-data.json`

/** The pages whose data `listFiles` reads. */
export const listFileSources = (totals: ListTotals): string[] => [
  ...pagesOf("/shop", totals.products),
  ...pagesOf("/blog-standard", totals.posts),
]

/** The files of all filtered lists: their addresses, and what they hold. */
export function* listFiles(totals: ListTotals, read: ReadPage): Generator<readonly [string, SliceFile]> {
  const products = readEntries(pagesOf("/shop", totals.products), "products", isProduct, read)
  for (const filter of productFilters) {
    const picked = filterProducts(products, filter)
    for (const sort of productSorts) {
      // The shop's own pages hold these.
      if (filter === "all" && sort === "latest") continue
      const sorted = sortProducts(picked, sort)
      yield* slices((page) => listFilePath("products", [filter, sort], page), sorted, pageSizes["/shop"])
    }
  }

  const posts = readEntries(pagesOf("/blog-standard", totals.posts), "posts", isPost, read)
  const byTag = new Map<string, Post[]>()
  for (const post of posts) {
    for (const tag of post.tags.map(slug)) {
      const tagged = byTag.get(tag)
      if (tagged) tagged.push(post)
      else byTag.set(tag, [post])
    }
  }
  for (const size of new Set([pageSizes["/blog-standard"], pageSizes["/blog-2-column"], pageSizes["/blog-3-column"]])) {
    for (const [tag, tagged] of byTag) {
      yield* slices((page) => listFilePath("posts", [String(size), tag], page), tagged, size)
    }
  }
}

function* slices(
  address: (page: number) => string,
  entries: readonly object[],
  size: number,
): Generator<readonly [string, SliceFile]> {
  for (const { number, skip, limit, total } of listPages(entries.length, size)) {
    yield [address(number), { entries: entries.slice(skip, skip + limit), total }]
  }
}

const pagesOf = (route: PagedRoute, total: number): string[] =>
  listPages(total, pageSizes[route]).map(({ number }) => listPagePath(route, number))

/** The entries of a list out of the data of all its pages. */
function readEntries<Entry>(
  pages: readonly string[],
  field: string,
  isEntry: (value: unknown) => value is Entry,
  read: ReadPage,
): Entry[] {
  return pages.flatMap((page) => {
    const entries = ["result", "data", field, "nodes"].reduce(fieldOf, read(page))
    if (!Array.isArray(entries) || !entries.every(isEntry)) {
      throw new Error(
        `The data of ${page} have no list "${field}" of entries that can be filtered (src/build/lists/list-files.ts).`,
      )
    }
    return entries
  })
}

const isPost = (value: unknown): value is Post => Array.isArray(fieldOf(value, "tags"))

const isProduct = (value: unknown): value is Product =>
  typeof fieldOf(value, "jsonId") === "number" &&
  typeof fieldOf(value, "category") === "string" &&
  typeof fieldOf(value, "ratings") === "number" &&
  typeof fieldOf(value, "reviews") === "number"
