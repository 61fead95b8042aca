/** @jest-environment node */
import fs from "node:fs"
import path from "node:path"
import { identify, getDataVersion } from "../../../src/platform/offline/identify"
import { writeVersions } from "../../../src/platform/offline/versions"
import { createFolder } from "../../support/temporary-folder"

let folder: string
beforeEach(() => {
  folder = createFolder()
  write("page-data/app-data.json", '{"webpackCompilationHash":"1f4ce711"}')
  write("page-data/sq/d/1.json", '{"menu":1}')
  for (const page of ["/shop", "/farm"]) {
    write(`page-data${page}/page-data.json`, `{"path":"${page}"}`)
    write(`${page}/index.html`, getDocument(page))
  }
})

const getDocument = (page: string) => `<head><title>A &amp; B | CaFN</title></head><p>${page}</p>`

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  fs.writeFileSync(path.join(folder, file), text)
}
const read = (file: string) => fs.readFileSync(path.join(folder, file), "utf8")
const build = () => writeVersions(folder, ["/shop", "/farm"])

test("offline versions: documents and data contain their version", () => {
  const id = build()
  const identity = identify(read("shop/index.html"))
  expect(identity).toMatchObject({ page: "/shop", title: "A & B" })
  expect(identity?.version).toMatch(new RegExp(`^${id}\\.[0-9a-f]{8}$`))
  expect(getDataVersion(read("page-data/shop/page-data.json"))).toBe(identity?.version)
  expect(JSON.parse(read("page-data/app-data.json"))).toEqual({ webpackCompilationHash: "1f4ce711", version: id })
  expect(JSON.parse(read("page-data/sq/d/1.json"))).toEqual({ menu: 1, version: id })
})

test("offline versions: the offline page matches every path in Gatsby's router", () => {
  write("page-data/offline/page-data.json", '{"path":"/offline"}')
  write("offline/index.html", getDocument("/offline"))
  writeVersions(folder, ["/shop", "/offline"])
  expect(JSON.parse(read("page-data/offline/page-data.json"))).toMatchObject({ path: "/offline", matchPath: "/*" })
  expect(JSON.parse(read("page-data/shop/page-data.json"))).not.toHaveProperty("matchPath")
})

test("offline versions: a changed page leaves other documents unchanged, a second run all of them", () => {
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
])("offline versions: %s change the build's version", (_what, file, text) => {
  const first = build()
  write(file, text)
  expect(build()).not.toBe(first)
})

test("offline versions: unknown formats stop the build with a message", () => {
  write("shop/index.html", "<p>")
  expect(build).toThrow("public/shop/index.html has no </head>.")
  write("page-data/app-data.json", "{}")
  expect(build).toThrow(/has changed .*Update src\/platform\/offline\/versions\.ts/)
})
