/** @jest-environment node */
import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import os from "node:os"
import path from "node:path"
import { removeBuiltFiles, serveLists, serveThumbnails } from "../../../src/platform/lists/built-files"
import { products } from "../../fixtures/products"
import type { ListFile } from "../../../src/lib/list-pages"
import type { ListContent } from "../../../src/platform/lists/list-content"
import type { DevelopmentServer } from "../../../src/platform/gatsby-api"

/** A development server with two products; what it is asked to answer goes through `routes`. */
const routes = new Map<string, Parameters<DevelopmentServer["get"]>[1]>()
const routed: DevelopmentServer = { get: (route, answer) => routes.set(route.replace("*", ""), answer) }
const contentWith = (reviews: number): ListContent => ({
  products: {
    nodes: [
      { ...products[0], jsonId: 1, sku: "A-1", reviews, details: [] },
      { ...products[1], jsonId: 2, sku: "A-2", reviews: 9, details: [] },
    ],
  },
  posts: { nodes: [] },
  gallery: null,
})
const readContent = jest.fn<Promise<ListContent>, []>()
const server = http.createServer((request, response) => {
  const answer = [...routes].find(([start]) => request.url?.startsWith(start))?.[1]
  if (answer) answer(request, response)
  else response.end()
})
const report = jest.fn()
let origin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  serveLists(routed, readContent, "b1", report)
  serveThumbnails(routed, () => new Map([["/thumbs/products/fresh-milk.webp", "/static/a/milk.webp"]]))
})
beforeEach(() => readContent.mockResolvedValue(contentWith(1)))
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

test("a list is made of the content as it is now, in the build's own format", async () => {
  const popular = async () => {
    const answer = await fetch(`${origin}/lists/products/all/popular/1.json`)
    return (await answer.json()) as ListFile<{ jsonId: number }>
  }
  const before = await popular()
  expect(before).toMatchObject({ build: "b1", page: 1, pages: 1, total: 2 })
  expect(before.entries.map(({ jsonId }) => jsonId)).toEqual([2, 1])
  readContent.mockResolvedValue(contentWith(30))
  expect((await popular()).entries.map(({ jsonId }) => jsonId)).toEqual([1, 2])
})

test("a page that a list does not have is not found", async () => {
  expect((await fetch(`${origin}/lists/products/all/popular/2.json`)).status).toBe(404)
})

test("a list that cannot be made is reported in the terminal", async () => {
  readContent.mockRejectedValue(new Error("Cannot query field"))
  expect((await fetch(`${origin}/lists/products/all/popular/1.json`)).status).toBe(500)
  expect(report).toHaveBeenCalledWith("/lists/products/all/popular/1.json could not be made.", expect.any(Error))
})

test("a small picture is where the picture pipeline has it", async () => {
  const answer = await fetch(`${origin}/thumbs/products/fresh-milk.webp`, { redirect: "manual" })
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/static/a/milk.webp"])
  expect((await fetch(`${origin}/thumbs/products/none.webp`)).status).toBe(404)
})

test("what the last build has written is removed, and nothing else", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "built-files-"))
  for (const file of ["lists/products/1.json", "thumbs/milk.webp", "static/a.webp"]) {
    fs.mkdirSync(path.dirname(path.join(root, "public", file)), { recursive: true })
    fs.writeFileSync(path.join(root, "public", file), "")
  }
  removeBuiltFiles(root)
  expect(fs.readdirSync(path.join(root, "public"))).toEqual(["static"])
  fs.rmSync(root, { recursive: true })
})
