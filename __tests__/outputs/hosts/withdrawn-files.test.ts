/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { removeBuildFiles, removeOldScripts, type OutputConfig } from "../../../src/outputs/hosts/build-files"
import { restoreWithdrawn, withdrawUnnamed } from "../../../src/outputs/hosts/withdrawn-files"

let root: string
const write = (file: string, text = "") => {
  fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
const isThere = (file: string) => fs.existsSync(path.join(root, file))

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "withdrawn-"))
  write("static/media/clip.mp4")
  write(
    "public/index.html",
    `<img src="/static/a1/goat.jpg" srcset="/static/a1/goat.webp 480w, /static/b2/cow%20two.webp 960w"/>`,
  )
  for (const file of ["a1/goat.jpg", "a1/goat.webp", "b2/cow two.webp", "c3/field.svg", "c3/old.jpg"]) {
    write(`public/static/${file}`)
  }
  write("public/page-data/index.json", String.raw`{"icon":"\/static\/none","picture":"/static/c3/field.svg"}`)
})
afterEach(() => fs.rmSync(root, { recursive: true }))

test("withdrawn files: a picture without references is not published", () => {
  withdrawUnnamed(root)
  expect(isThere("public/static/c3/old.jpg")).toBe(false)
  expect(
    ["a1/goat.jpg", "a1/goat.webp", "b2/cow two.webp", "c3/field.svg"].map((file) => isThere(`public/static/${file}`)),
  ).toEqual(Array(4).fill(true))
})

test("withdrawn files: the next build restores it, and publishes it if it is referenced again", () => {
  withdrawUnnamed(root)
  restoreWithdrawn(root)
  expect(isThere("public/static/c3/old.jpg")).toBe(true)
  write("public/shop/index.html", `<a href="/static/c3/old.jpg">`)
  withdrawUnnamed(root)
  expect(isThere("public/static/c3/old.jpg")).toBe(true)
})

test("withdrawn files: a reference to a missing picture stops the build", () => {
  write("public/shop/index.html", `<img src="/static/d4/gone.jpg"/>`)
  expect(() => withdrawUnnamed(root)).toThrow("/static/d4/gone.jpg, which was not made")
})

test("withdrawn files: absolute URLs of the site count as references, other hosts' do not", () => {
  write(
    "public/shop/index.html",
    `{"image":"https://cafn.example/static/c3/old.jpg","to":"https://vet.example/static/%E0%A4%A"}`,
  )
  withdrawUnnamed(root)
  expect(isThere("public/static/c3/old.jpg")).toBe(true)
})

test("withdrawn files: files deleted from static/ are deleted from public/, but not cards", () => {
  for (const file of ["media/clip.mp4", "media/old.mp4", "media/old.svg", "cards/post/1.jpg"]) write(`public/${file}`)
  restoreWithdrawn(root)
  expect(
    ["media/clip.mp4", "media/old.mp4", "media/old.svg", "cards/post/1.jpg"].map((file) => isThere(`public/${file}`)),
  ).toEqual([true, false, false, true])
})

test("build files: Gatsby's own files are removed from public/, and nothing else", () => {
  const own = ["~partytown/debug/partytown.js", "_gatsby/slices/_gatsby-scripts-1.html", "webpack.stats.json"]
  for (const file of [...own, "chunk-map.json", "index.html.br"]) write(`public/${file}`)
  removeBuildFiles(root)
  expect(fs.readdirSync(path.join(root, "public")).sort()).toEqual(["index.html", "page-data", "static"])
  expect(() => removeBuildFiles(root)).not.toThrow()
})

test("build files: webpack removes scripts and styles of earlier builds, and nothing else", () => {
  const config: OutputConfig = { output: {} }
  removeOldScripts(() => config)
  const { keep } = config.output.clean as { keep: (file: string) => boolean }
  const old = [
    "app-0123456789abcdef0123.js",
    "app-0123456789abcdef0123.js.LICENSE.txt",
    "styles.0123456789abcdef0123.css",
  ]
  expect(old.filter(keep)).toEqual([])
  const others = ["member-form.js", "about-us/index.html"]
  expect(others.filter(keep)).toEqual(others)
})
