/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { galleryPictures } from "../../fixtures/pictures"
import { products as productCards } from "../../fixtures/products"
import { listedPost } from "../../fixtures/blog"
import type { ListFile } from "../../../src/lib/list-pages"
import type { ListContent } from "../../../src/platform/lists/list-content"
import { writeListFiles } from "../../../src/platform/lists/list-files"

const root = fs.mkdtempSync(path.join(os.tmpdir(), "list-files-"))
const fileOf = (name: string) => path.join(root, "public/lists", `${name}.json`)
/** What the tests look at: pictures have a path, the rest has a number. */
type Read = ListFile<{ jsonId: number; path: string }, { next: { path: string }[] }>
const read = (name: string) => JSON.parse(fs.readFileSync(fileOf(name), "utf8")) as Read
const ids = (name: string) => read(name).entries.map(({ jsonId }) => jsonId)

/** Ten products, every other one of the dairy; the later, the more reviews and the fewer stars. */
const products = Array.from({ length: 10 }, (_, index) => ({
  ...productCards[0],
  jsonId: index + 1,
  sku: `A-${index + 1}`,
  category: index % 2 ? ("dairy" as const) : ("meat" as const),
  ratings: 5 - index / 2,
  reviews: index,
  details: [{ label: "Origin", value: "Wakiso" }],
}))
const posts = [1, 2, 3, 4, 5].map((jsonId) => ({
  ...listedPost,
  jsonId,
  tags: jsonId < 5 ? ["Women in Agriculture"] : ["Dairy"],
}))
const pictures = [galleryPictures, galleryPictures, galleryPictures, galleryPictures]
  .flat()
  .slice(0, 30)
  .map((picture, index) => ({ ...picture, path: `picture_${index + 1}` }))
const content: ListContent = {
  products: { nodes: products },
  posts: { nodes: posts },
  gallery: {
    pictures,
    ratios: pictures,
    kinds: [{ slug: "goats", pictures: [pictures[3], pictures[28]].flatMap((picture) => picture ?? []) }],
  },
}

beforeAll(() => {
  fs.mkdirSync(path.dirname(fileOf("products/gone/latest/1")), { recursive: true })
  fs.writeFileSync(fileOf("products/gone/latest/1"), "{}")
  writeListFiles(root, content, "b1")
})
afterAll(() => fs.rmSync(root, { recursive: true }))

test("list files: every order of every category is cut into pages of eight, which name build, page and length", () => {
  expect(read("products/all/latest/2")).toMatchObject({ build: "b1", page: 2, pages: 2, total: 10 })
  expect(ids("products/all/latest/2")).toEqual([9, 10])
  expect(ids("products/all/recent/1")).toEqual([10, 9, 8, 7, 6, 5, 4, 3])
  expect(ids("products/all/popular/1")[0]).toBe(10)
  expect(ids("products/all/relevant/1")[0]).toBe(1)
  expect(read("products/dairy/latest/1")).toMatchObject({ pages: 1, total: 5 })
  expect(ids("products/dairy/latest/1")).toEqual([2, 4, 6, 8, 10])
  // A category without products has one empty page.
  expect(read("products/poultry/latest/1")).toEqual({ build: "b1", page: 1, pages: 1, total: 0, entries: [] })
})

test("list files: posts, and those of a tag, come in pages of each list's size", () => {
  expect(ids("posts/3/2")).toEqual([4, 5])
  expect(ids("posts/4/2")).toEqual([5])
  expect(ids("posts/6/1")).toEqual([1, 2, 3, 4, 5])
  expect(ids("posts/3/women-in-agriculture/2")).toEqual([4])
  expect(ids("posts/6/dairy/1")).toEqual([5])
})

test("list files: products and posts have a file of their own; only there a product has its details", () => {
  expect(read("products/by-id/7").entries).toEqual([products[6]])
  expect(ids("posts/by-id/5")).toEqual([5])
  expect(read("products/all/latest/1").entries[0]).not.toHaveProperty("details")
  expect(read("posts/3/1").entries[0]).not.toHaveProperty("tags")
})

test("list files: a page of the gallery says how high the next one's pictures will stand", () => {
  const first = read("gallery/1")
  expect(first.entries).toHaveLength(24)
  expect(first.about?.next.map(({ path }) => path)).toEqual(pictures.slice(24).map(({ path }) => path))
  expect(read("gallery/2")).toMatchObject({ page: 2, pages: 2, total: 30, about: { next: [] } })
})

test("list files: a kind of the gallery's pictures is a list of its own, in the gallery's order", () => {
  const goats = read("gallery/goats/1")
  expect(goats).toMatchObject({ page: 1, pages: 1, total: 2, about: { next: [] } })
  expect(goats.entries).toMatchObject([{ path: "picture_4" }, { path: "picture_29" }])
})

test("list files: nothing of an earlier build is left, and what is right already is not written again", () => {
  expect(fs.existsSync(fileOf("products/gone/latest/1"))).toBe(false)
  const old = new Date(2020, 1, 1)
  for (const name of ["products/by-id/1", "products/by-id/2"]) fs.utimesSync(fileOf(name), old, old)
  const changed = products.map((product) => (product.jsonId === 1 ? { ...product, title: "Heifer" } : product))
  writeListFiles(root, { ...content, products: { nodes: changed } }, "b1")
  expect(fs.statSync(fileOf("products/by-id/1")).mtime).not.toEqual(old)
  expect(fs.statSync(fileOf("products/by-id/2")).mtime).toEqual(old)
})
