import fs from "node:fs"
import path from "node:path"
import { listPages, pageSizes, type ListFile } from "../../lib/list-pages"
import { entryFilePath, listFilePath, slug } from "../../lib/paths"
import { filterProducts, productFilters, productSorts, sortProducts } from "../../lib/sort-products"
import type { ListContent } from "./list-content"

/*
 * Every page of every list as a file of its own, plain, filtered and sorted, so that what a visitor downloads does not
 * grow with the catalogue (decisions.md, "Routes"); and a file for each entry that the browser looks up by its number:
 * saved and compared products, products in the cart, posts that a search found.
 */

/** A file under /lists: its path, and what it holds. */
type PathAndFile = readonly [path: string, file: ListFile<object>]

const FOLDER = "lists"

/**
 * Writes all files into `public/lists` and removes those of an earlier build. A file that is right already keeps its
 * time, so that it needs no compressing again.
 */
export function writeListFiles(root: string, content: ListContent, build: string): void {
  const folder = path.join(root, "public", FOLDER)
  const stale = new Set(
    fs.existsSync(folder)
      ? fs
          .readdirSync(folder, { recursive: true, encoding: "utf8" })
          .filter((name) => name.endsWith(".json"))
          .map((name) => path.join(folder, name))
      : [],
  )
  for (const [address, list] of listFiles(content, build)) {
    const file = path.join(root, "public", address)
    const text = JSON.stringify(list)
    if (stale.delete(file) && fs.readFileSync(file, "utf8") === text) continue
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
  for (const file of stale) fs.rmSync(file)
}

/** Removes what an earlier build has written. */
export const removeListFiles = (root: string): void =>
  fs.rmSync(path.join(root, "public", FOLDER), { recursive: true, force: true })

/** The files of all lists. */
export function* listFiles({ products, posts, gallery }: ListContent, build: string): Generator<PathAndFile> {
  yield* productFiles(products.nodes, build)
  yield* postFiles(posts.nodes, build)
  if (gallery) yield* galleryFiles(gallery, build)
}

function* productFiles(entries: ListContent["products"]["nodes"], build: string): Generator<PathAndFile> {
  for (const entry of entries) yield [entryFilePath("products", entry), entryFile(entry, build)]
  // A card shows neither details nor SKU: those are for the products that are looked up.
  const cards = entries.map(({ details: _details, sku: _sku, ...card }) => card)
  for (const filter of productFilters) {
    const picked = filterProducts(cards, filter)
    for (const sort of productSorts) {
      const pathOf = (page: number) => listFilePath("products", [filter, sort], page)
      yield* pagesOf(pathOf, sortProducts(picked, sort), pageSizes["/shop"], build)
    }
  }
}

function* postFiles(posts: ListContent["posts"]["nodes"], build: string): Generator<PathAndFile> {
  const cards: Queries.PostCardFragment[] = []
  const byTag = new Map<string, Queries.PostCardFragment[]>()
  for (const { tags, ...card } of posts) {
    cards.push(card)
    for (const tag of new Set(tags.map(slug))) {
      const tagged = byTag.get(tag)
      if (tagged) tagged.push(card)
      else byTag.set(tag, [card])
    }
  }
  for (const card of cards) yield [entryFilePath("posts", card), entryFile(card, build)]
  for (const size of new Set([pageSizes["/blog-standard"], pageSizes["/blog-2-column"], pageSizes["/blog-3-column"]])) {
    yield* pagesOf((page) => listFilePath("posts", [String(size)], page), cards, size, build)
    for (const [tag, tagged] of byTag) {
      yield* pagesOf((page) => listFilePath("posts", [String(size), tag], page), tagged, size, build)
    }
  }
}

/** Each page says how high the pictures of the next one will stand. */
function* galleryFiles(
  { pictures, ratios, kinds }: NonNullable<ListContent["gallery"]>,
  build: string,
): Generator<PathAndFile> {
  const lists = [
    { facets: [], isShown: () => true },
    ...kinds.map(({ slug, pictures: own }) => {
      const paths = new Set(own.map(({ path }) => path))
      return { facets: [slug], isShown: ({ path }: { path: string }) => paths.has(path) }
    }),
  ]
  for (const { facets, isShown } of lists) {
    const pathOf = (page: number) => listFilePath("gallery", facets, page)
    const own = ratios.filter(isShown)
    for (const [address, file] of pagesOf(pathOf, pictures.filter(isShown), pageSizes.gallery, build)) {
      const next = own.slice(file.page * pageSizes.gallery, (file.page + 1) * pageSizes.gallery)
      yield [address, { ...file, about: { next } }]
    }
  }
}

function* pagesOf(
  pathOf: (page: number) => string,
  entries: readonly object[],
  size: number,
  build: string,
): Generator<PathAndFile> {
  for (const { number, pages, skip, limit, total } of listPages(entries.length, size)) {
    yield [pathOf(number), { build, page: number, pages, total, entries: entries.slice(skip, skip + limit) }]
  }
}

const entryFile = (entry: object, build: string): ListFile<object> => ({
  build,
  page: 1,
  pages: 1,
  total: 1,
  entries: [entry],
})
