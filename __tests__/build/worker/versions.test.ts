/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { writeVersions } from "../../../src/build/worker/versions"
import { compileWorker } from "../../../src/build/worker/write-worker"
import { hashText, identify } from "../../../src/worker/identity"

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "versions-"))
  write("page-data/app-data.json", '{"webpackCompilationHash":"1f4ce711"}')
  write("page-data/sq/d/1.json", '{"menu":1}')
  for (const page of ["/shop", "/farm"]) {
    write(`page-data${page}/page-data.json`, `{"path":"${page}"}`)
    write(`${page}/index.html`, documentOf(page))
  }
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const documentOf = (page: string) =>
  `<title>A &amp; B | CaFN</title><script id="boot-page" type="application/json">{"pagePath":"${page}"}</script><p>`

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  fs.writeFileSync(path.join(folder, file), text)
}
const read = (file: string) => fs.readFileSync(path.join(folder, file), "utf8")
const build = () => writeVersions(folder, ["/shop", "/farm"])

test("the worker reads from a document which build and which data it belongs to", async () => {
  const id = build()
  const data = await hashText(read("page-data/shop/page-data.json"))
  expect(identify(read("shop/index.html"))).toEqual({ build: id, data, page: "/shop", title: "A & B" })
  expect(JSON.parse(read("page-data/app-data.json"))).toEqual({ webpackCompilationHash: "1f4ce711", build: id })
})

test("a page that changes leaves the documents of others as they are, and a second run all of them", () => {
  const first = build()
  const times = () => ["shop", "farm"].map((page) => fs.statSync(path.join(folder, page, "index.html")).mtimeMs)
  for (const page of ["shop", "farm"]) fs.utimesSync(path.join(folder, page, "index.html"), 1, 1)
  expect(build()).toBe(first)
  expect(times()).toEqual([1000, 1000])
  write("page-data/shop/page-data.json", '{"path":"/shop","price":2}')
  expect(build()).toBe(first)
  expect(times()[0]).not.toBe(1000)
  expect(times()[1]).toBe(1000)
})

test.each([
  ["other scripts", "page-data/app-data.json", '{"webpackCompilationHash":"2"}'],
  ["other shared data", "page-data/sq/d/1.json", '{"menu":2}'],
])("%s are another build", (_what, file, text) => {
  const first = build()
  write(file, text)
  expect(build()).not.toBe(first)
})

test("what it can't read stops the build with a message", () => {
  write("shop/index.html", "<p>")
  expect(build).toThrow("public/shop/index.html does not say which page it is (document.tsx).")
  write("page-data/app-data.json", "{}")
  expect(build).toThrow(/in a new way: src\/build\/worker\/versions\.ts can't read it/)
})

test("documents of others are no pages of the site", () => {
  expect(identify("<title>Log in to the network of the hotel</title>")).toBeNull()
  expect(identify('<script id="boot-page" type="application/json">{"pagePath":"/shop"}</script>')).toBeNull()
  expect(identify('<script id="boot-page" type="application/json">{broken</script>')).toBeNull()
})

test("both workers are single scripts; the farewell worker answers no request", () => {
  const worker = compileWorker(".", "sw.ts", {
    ahead: [{ path: "/contact", files: ["/1-abc.js"] }],
    parts: { "product-tabs": ["/2-def.js"] },
  })
  expect(worker).toContain("/1-abc.js")
  expect(worker).toContain("/2-def.js")
  expect(worker).toMatch(/addEventListener\("fetch"/)
  const farewell = compileWorker(".", "farewell.ts")
  expect(farewell).not.toMatch(/"fetch"/)
  expect(farewell).toContain("unregister()")
  for (const code of [worker, farewell]) expect(code).not.toMatch(/\bimport\b|process\.env/)
})
