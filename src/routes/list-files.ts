import fs from "node:fs"
import path from "node:path"
import { fieldOf } from "../lib/field-of"
import { filterProducts, productFilters, productSorts, sortProducts } from "../lib/sort-products"
import { listPageAddress, sliceAddress, slug } from "./addresses"
import { listPages, pageSizes, type PagedRoute } from "./list-pages"

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

/** Writes the files of all filtered lists into `public/lists`, in place of those of an earlier build. */
export function writeListFiles(root: string, totals: { posts: number; products: number }): void {
  const folder = path.join(root, "public", "lists")
  fs.rmSync(folder, { recursive: true, force: true })
  const write = (address: string, content: object) => {
    const file = path.join(root, "public", address)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, JSON.stringify(content))
  }

  const products = readEntries(root, "/shop", "products", totals.products, isProduct)
  for (const filter of productFilters) {
    const picked = filterProducts(products, filter)
    for (const sort of productSorts) {
      // The shop's own pages hold these.
      if (filter === "all" && sort === "latest") continue
      const sorted = sortProducts(picked, sort)
      writeSlices((page) => sliceAddress("products", [filter, sort], page), sorted, pageSizes["/shop"])
    }
  }

  const posts = readEntries(root, "/blog-standard", "posts", totals.posts, isPost)
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
      writeSlices((page) => sliceAddress("posts", [String(size), tag], page), tagged, size)
    }
  }

  function writeSlices(address: (page: number) => string, entries: readonly object[], size: number): void {
    for (const { number, skip, limit, total } of listPages(entries.length, size)) {
      write(address(number), { entries: entries.slice(skip, skip + limit), total })
    }
  }
}

/** The entries of a list out of the data of all its pages. */
function readEntries<Entry>(
  root: string,
  route: PagedRoute,
  field: string,
  total: number,
  isEntry: (value: unknown) => value is Entry,
): Entry[] {
  return listPages(total, pageSizes[route]).flatMap(({ number }) => {
    const file = path.join(root, "public", "page-data", listPageAddress(route, number), "page-data.json")
    const content: unknown = JSON.parse(fs.readFileSync(file, "utf8"))
    const entries = ["result", "data", field, "nodes"].reduce(fieldOf, content)
    if (!Array.isArray(entries) || !entries.every(isEntry)) {
      throw new Error(`${file} has no list "${field}" of entries that can be filtered (src/routes/list-files.ts).`)
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
