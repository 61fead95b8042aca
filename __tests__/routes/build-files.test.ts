/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { isNoScript, removeBuildFiles } from "../../src/routes/build-files"

const root = fs.mkdtempSync(path.join(os.tmpdir(), "build-files-"))
afterAll(() => fs.rmSync(root, { recursive: true }))

test("what Gatsby needs for itself is taken out of public, and nothing else", () => {
  const files = [
    "index.html",
    "static/picture.webp",
    "~partytown/debug/partytown.js",
    "_gatsby/slices/_gatsby-scripts-1.html",
    "webpack.stats.json",
    "chunk-map.json",
  ]
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(root, "public", file)), { recursive: true })
    fs.writeFileSync(path.join(root, "public", file), "")
  }
  removeBuildFiles(root)
  expect(fs.readdirSync(path.join(root, "public"))).toEqual(["index.html", "static"])
  expect(() => removeBuildFiles(root)).not.toThrow()
})

test.each([
  ["app-0123456789abcdef0123.js", false],
  // precompress.ts keeps those of the scripts that stay.
  ["component---src-pages-index-tsx-0123456789abcdef0123.js.br", true],
  ["app-0123456789abcdef0123.js.LICENSE.txt", false],
  ["member-form.js", true],
  ["pagefind/pagefind.js", true],
  ["about-us", true],
  ["static/a-0123456789abcdef0123.js", true],
])("a build without %s leaves it where it is: %p", (file, stays) => {
  expect(isNoScript(file)).toBe(stays)
})
