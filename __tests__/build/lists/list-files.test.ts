/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { writeListFiles } from "../../../src/build/lists/list-files"

const root = fs.mkdtempSync(path.join(os.tmpdir(), "list-files-"))
const write = (file: string, content: object) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), JSON.stringify(content))
}
interface SliceFile {
  entries: { jsonId: number }[]
  total: number
}
const slice = (address: string) =>
  JSON.parse(fs.readFileSync(path.join(root, "public/lists", `${address}.json`), "utf8")) as SliceFile
const ids = (address: string) => slice(address).entries.map(({ jsonId }) => jsonId)

/** Ten products, every other one of the dairy; the later, the more reviews and the fewer stars. */
const products = Array.from({ length: 10 }, (_, index) => ({
  jsonId: index + 1,
  category: index % 2 ? "dairy" : "meat",
  ratings: 5 - index / 2,
  reviews: index,
}))
const posts = [1, 2, 3, 4, 5].map((jsonId) => ({ jsonId, tags: jsonId < 5 ? ["Women in Agriculture"] : ["Dairy"] }))

const pageData = (route: string, field: string, size: number, entries: object[]) => {
  for (let start = 0; start < entries.length; start += size) {
    const folder = start === 0 ? route : `${route}/${start / size + 1}`
    write(`public/page-data${folder}/page-data.json`, {
      result: { data: { [field]: { nodes: entries.slice(start, start + size) } } },
    })
  }
}

beforeAll(() => {
  pageData("/shop", "products", 8, products)
  pageData("/blog-standard", "posts", 3, posts)
  write("public/lists/products/gone/latest/1.json", { entries: [], total: 0 })
  writeListFiles(root, { posts: posts.length, products: products.length })
})
afterAll(() => fs.rmSync(root, { recursive: true }))

test("every order of every category is cut into pages of eight", () => {
  expect(ids("products/all/recent/1")).toEqual([10, 9, 8, 7, 6, 5, 4, 3])
  expect(ids("products/all/recent/2")).toEqual([2, 1])
  expect(ids("products/all/popular/1")[0]).toBe(10)
  expect(ids("products/all/relevant/1")[0]).toBe(1)
  expect(slice("products/dairy/latest/1")).toMatchObject({ total: 5 })
  expect(ids("products/dairy/latest/1")).toEqual([2, 4, 6, 8, 10])
})

test("a category without products has one empty page", () => {
  expect(slice("products/poultry/latest/1")).toEqual({ entries: [], total: 0 })
})

test("posts of a tag come in pages of each list's size", () => {
  expect(ids("posts/3/women-in-agriculture/1")).toEqual([1, 2, 3])
  expect(ids("posts/3/women-in-agriculture/2")).toEqual([4])
  expect(ids("posts/4/women-in-agriculture/1")).toEqual([1, 2, 3, 4])
  expect(ids("posts/6/dairy/1")).toEqual([5])
})

test("nothing of an earlier build is left", () => {
  expect(fs.existsSync(path.join(root, "public/lists/products/gone"))).toBe(false)
})

test("pages whose query lost a field that lists are cut by stop the build", () => {
  pageData("/shop", "products", 8, [{ jsonId: 1, category: "meat" }])
  expect(() => writeListFiles(root, { posts: 5, products: 1 })).toThrow(/no list "products" of entries/)
})
