/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { countPages, pageBytes, scriptBytes } from "../../../lab/bench/bytes"

const root = fs.mkdtempSync(path.join(os.tmpdir(), "bench-bytes-"))
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
const packed = (...texts: string[]) => texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)

beforeAll(() => {
  for (const route of ["shop", "blog-standard"]) {
    write(`${route}/index.html`, `<p>${route}</p>`)
    write(`page-data/${route}/page-data.json`, `{"page":1,"of":"${route}"}`)
  }
  write("page-data/shop/2/page-data.json", "{}")
  write("lists/products/all/latest/2.json", '{"page":2,"of":"shop"}')
  write("lists/posts/3/2.json", '{"page":2,"of":"blog-standard"}')
  write("page-data/sq/d/1.json", "{}")
  write("app-1.js", "let a")
  write("shop.js", "let b")
})
afterAll(() => fs.rmSync(root, { recursive: true }))

test("page 1 is HTML and data, page 2 the one file that is fetched for it", () => {
  expect(pageBytes(root, 10)).toEqual([
    { route: "/shop", page: 1, entries: 8, bytes: packed("<p>shop</p>", '{"page":1,"of":"shop"}') },
    { route: "/shop", page: 2, entries: 2, bytes: packed('{"page":2,"of":"shop"}') },
    {
      route: "/blog-standard",
      page: 1,
      entries: 3,
      bytes: packed("<p>blog-standard</p>", '{"page":1,"of":"blog-standard"}'),
    },
    { route: "/blog-standard", page: 2, entries: 3, bytes: packed('{"page":2,"of":"blog-standard"}') },
  ])
})

test("pages and scripts are counted, other data are not", () => {
  expect(countPages(root)).toBe(3)
  expect(scriptBytes(root)).toBe(packed("let a", "let b"))
})
