/** @jest-environment node */
import fs from "node:fs"
import path from "node:path"
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib"
import { compressFolder } from "../../scripts/lib/compress"
import { createFolder } from "../support/temporary-folder"

const text = "goats and cattle ".repeat(200)
const page = "about-us/index.html"
const root = createFolder()

/** Creates a built site with this page. */
function createSite(name: string, html: string): string {
  const folder = path.join(root, name)
  fs.mkdirSync(path.join(folder, "about-us"), { recursive: true })
  fs.writeFileSync(path.join(folder, page), html)
  fs.writeFileSync(path.join(folder, "picture.webp"), text)
  fs.writeFileSync(path.join(folder, "tiny.json"), "{}")
  return folder
}
const read = (folder: string, file: string) => fs.readFileSync(path.join(folder, file))

test("compressFolder: writes .br and .gz beside text that gets smaller, with its date", async () => {
  const folder = createSite("first", text)
  const time = new Date("2026-11-01T00:00:00Z")
  fs.utimesSync(path.join(folder, page), time, time)
  await compressFolder(folder)
  expect(brotliDecompressSync(read(folder, `${page}.br`)).toString()).toBe(text)
  expect(gunzipSync(read(folder, `${page}.gz`)).toString()).toBe(text)
  expect(fs.statSync(path.join(folder, `${page}.br`)).mtime).toEqual(time)
  expect(fs.readdirSync(folder).sort()).toEqual(["about-us", "picture.webp", "tiny.json"])
})

test("compressFolder: reuses copies of the previous release if the text is the same", async () => {
  const [before, same, other] = [
    createSite("before", text),
    createSite("same", text),
    createSite("other", `${text} sheep`),
  ]
  // Larger than a newly compressed copy.
  const quick = gzipSync(text, { level: 1 })
  fs.writeFileSync(path.join(before, `${page}.gz`), quick)
  fs.writeFileSync(path.join(before, `${page}.br`), "cut short")
  await compressFolder(same, before)
  await compressFolder(other, before)
  expect(read(same, `${page}.gz`)).toEqual(quick)
  expect(brotliDecompressSync(read(same, `${page}.br`)).toString()).toBe(text)
  expect(gunzipSync(read(other, `${page}.gz`)).toString()).toContain("sheep")
})
