/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
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

test("a picture that nothing names any longer is not published", () => {
  withdrawUnnamed(root)
  expect(isThere("public/static/c3/old.jpg")).toBe(false)
  expect(
    ["a1/goat.jpg", "a1/goat.webp", "b2/cow two.webp", "c3/field.svg"].map((file) => isThere(`public/static/${file}`)),
  ).toEqual(Array(4).fill(true))
})

test("the next build finds it where it was, so one that is named again is there", () => {
  withdrawUnnamed(root)
  restoreWithdrawn(root)
  expect(isThere("public/static/c3/old.jpg")).toBe(true)
  write("public/shop/index.html", `<a href="/static/c3/old.jpg">`)
  withdrawUnnamed(root)
  expect(isThere("public/static/c3/old.jpg")).toBe(true)
})

test("a page that names a picture which is not there ends the build", () => {
  write("public/shop/index.html", `<img src="/static/d4/gone.jpg"/>`)
  expect(() => withdrawUnnamed(root)).toThrow("/static/d4/gone.jpg, which was not made")
})

test("an address of another host is none of ours, and ours may have the site's address in front", () => {
  write(
    "public/shop/index.html",
    `{"image":"https://cafn.example/static/c3/old.jpg","to":"https://vet.example/static/%E0%A4%A"}`,
  )
  withdrawUnnamed(root)
  expect(isThere("public/static/c3/old.jpg")).toBe(true)
})

test("what has left the project's folder static/ leaves the site, and cards of entries stay", () => {
  for (const file of ["media/clip.mp4", "media/old.mp4", "media/old.svg", "cards/post/1.jpg"]) write(`public/${file}`)
  restoreWithdrawn(root)
  expect(
    ["media/clip.mp4", "media/old.mp4", "media/old.svg", "cards/post/1.jpg"].map((file) => isThere(`public/${file}`)),
  ).toEqual([true, false, false, true])
})

test("there is nothing to bring back before the first build", () => {
  fs.rmSync(path.join(root, "public"), { recursive: true })
  expect(() => restoreWithdrawn(root)).not.toThrow()
})
