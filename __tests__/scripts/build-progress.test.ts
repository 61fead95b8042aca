/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterBuild, beforeBuild } from "../../scripts/lib/build-progress.mjs"

let root: string
const write = (file: string, text = "") => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "build-progress-"))
})
afterEach(() => fs.rmSync(root, { recursive: true }))

test("a build says beforehand how long it may take: by what the last one has left", () => {
  expect(beforeBuild(root)).toContain("about five minutes")
  write("public/static/1a/hen.webp")
  expect(beforeBuild(root)).toContain("about two minutes")
  write(".cache/redux/state")
  expect(beforeBuild(root)).toContain("half a minute to a minute")
})

test("at its end it says where the site lies, how large it is, and how to see it and put it online", () => {
  write("public/index.html", "x".repeat(1024 * 1024))
  write("public/shop/index.html", "x".repeat(1024 * 1024))
  write("public/app.js")
  const text = afterBuild(root, 83_000)
  expect(text).toContain("Built in 1 min 23 s: 2 pages, 3 files, 2 MB.")
  expect(text).toContain(path.join(root, "public"))
  expect(text).toContain("npm run serve")
  expect(text).toContain("docs/put-it-online.md")
})

test("the guide that it names is there", () => {
  expect(fs.existsSync("docs/put-it-online.md")).toBe(true)
})
