/** @jest-environment node */
import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import os from "node:os"
import path from "node:path"
import { removeBuiltFiles, serveLists, serveThumbnails } from "../../../src/build/develop/built-files"
import type { DevelopmentServer } from "../../../src/build/develop/development-server"

/** A development server with two products and a post; what it is asked to answer goes through `routes`. */
const routes = new Map<string, Parameters<DevelopmentServer["get"]>[1]>()
const routed: DevelopmentServer = { get: (route, answer) => routes.set(route.replace("*", ""), answer) }
const pageData: Record<string, object> = {
  "/page-data/shop/page-data.json": nodes("products", [
    { jsonId: 1, category: "meat", ratings: 5, reviews: 1 },
    { jsonId: 2, category: "dairy", ratings: 4, reviews: 9 },
  ]),
  "/page-data/blog-standard/page-data.json": nodes("posts", [{ jsonId: 1, tags: ["Dairy"] }]),
}
function nodes(field: string, entries: readonly object[]) {
  return { result: { data: { [field]: { nodes: entries } } } }
}
const server = http.createServer((request, response) => {
  const answer = [...routes].find(([start]) => request.url?.startsWith(start))?.[1]
  if (answer) answer(request, response)
  else response.end(JSON.stringify(pageData[request.url ?? ""] ?? {}))
})
const report = jest.fn()
let origin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  serveLists(routed, () => ({ posts: 1, products: 2 }), report)
  serveThumbnails(routed, () => new Map([["/thumbs/products/fresh-milk.webp", "/static/a/milk.webp"]]))
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

test("a filtered list is made of the pages' data as they are now", async () => {
  const ids = async () => {
    const answer = await fetch(`${origin}/lists/products/all/popular/1.json`)
    const list = (await answer.json()) as { entries: { jsonId: number }[] }
    return list.entries.map(({ jsonId }) => jsonId)
  }
  expect(await ids()).toEqual([2, 1])
  const before = pageData["/page-data/shop/page-data.json"]
  pageData["/page-data/shop/page-data.json"] = nodes("products", [
    { jsonId: 1, category: "meat", ratings: 5, reviews: 30 },
    { jsonId: 2, category: "dairy", ratings: 4, reviews: 9 },
  ])
  expect(await ids()).toEqual([1, 2])
  pageData["/page-data/shop/page-data.json"] = before ?? {}
})

test("a page that a list does not have is not found", async () => {
  expect((await fetch(`${origin}/lists/products/all/popular/2.json`)).status).toBe(404)
})

test("a list that cannot be made is reported in the terminal", async () => {
  const before = pageData["/page-data/shop/page-data.json"]
  pageData["/page-data/shop/page-data.json"] = {}
  expect((await fetch(`${origin}/lists/products/all/popular/1.json`)).status).toBe(500)
  expect(report).toHaveBeenCalledWith("/lists/products/all/popular/1.json could not be made.", expect.any(Error))
  pageData["/page-data/shop/page-data.json"] = before ?? {}
})

test("a small picture is where the picture pipeline has it", async () => {
  const answer = await fetch(`${origin}/thumbs/products/fresh-milk.webp`, { redirect: "manual" })
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/static/a/milk.webp"])
  expect((await fetch(`${origin}/thumbs/products/none.webp`)).status).toBe(404)
})

test("what the last build has written is removed, and nothing else", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "built-files-"))
  for (const file of ["lists/products/1.json", "thumbs/milk.webp", "pagefind/pagefind.js", "static/a.webp"]) {
    fs.mkdirSync(path.dirname(path.join(root, "public", file)), { recursive: true })
    fs.writeFileSync(path.join(root, "public", file), "")
  }
  removeBuiltFiles(root)
  expect(fs.readdirSync(path.join(root, "public"))).toEqual(["static"])
  fs.rmSync(root, { recursive: true })
})
