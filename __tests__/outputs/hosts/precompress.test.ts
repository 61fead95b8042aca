/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib"
import { precompress } from "../../../src/outputs/hosts/precompress"

const text = "goats and cattle ".repeat(200)
let folder: string
const file = (name: string) => path.join(folder, name)

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "precompress-"))
  fs.mkdirSync(file("about-us"))
  fs.writeFileSync(file("about-us/index.html"), text)
  fs.writeFileSync(file("picture.webp"), text)
  fs.writeFileSync(file("tiny.json"), "{}")
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

test("precompress: text gets a file of each kind beside it, which hold the same", async () => {
  await precompress(folder)
  expect(brotliDecompressSync(fs.readFileSync(file("about-us/index.html.br"))).toString()).toBe(text)
  expect(gunzipSync(fs.readFileSync(file("about-us/index.html.gz"))).toString()).toBe(text)
  // What does not get smaller, and what has its own compression, gets none.
  expect(fs.readdirSync(folder).sort()).toEqual(["about-us", "picture.webp", "tiny.json"])
})

test("precompress: a second run writes again only what has changed or was cut short, and removes what has lost its source", async () => {
  await precompress(folder)
  const before = fs.statSync(file("about-us/index.html.br")).ctimeMs
  fs.writeFileSync(file("gone.js.br"), "old")
  await precompress(folder)
  expect(fs.statSync(file("about-us/index.html.br")).ctimeMs).toBe(before)
  expect(fs.existsSync(file("gone.js.br"))).toBe(false)

  fs.writeFileSync(file("about-us/index.html.br"), "cut short")
  await precompress(folder)
  expect(brotliDecompressSync(fs.readFileSync(file("about-us/index.html.br"))).toString()).toBe(text)

  fs.writeFileSync(file("about-us/index.html"), `${text} sheep`)
  await precompress(folder)
  expect(gunzipSync(fs.readFileSync(file("about-us/index.html.gz"))).toString()).toBe(`${text} sheep`)
})

test("precompress: a file that was written anew with the same content is not compressed again", async () => {
  await precompress(folder)
  // Larger than what compressing it again would give.
  const quick = gzipSync(text, { level: 1 })
  fs.writeFileSync(file("about-us/index.html.gz"), quick)
  const later = new Date(Date.now() + 60_000)
  fs.utimesSync(file("about-us/index.html"), later, later)
  await precompress(folder)
  expect(fs.readFileSync(file("about-us/index.html.gz"))).toEqual(quick)
  expect(fs.statSync(file("about-us/index.html.gz")).mtime).toEqual(later)
})
