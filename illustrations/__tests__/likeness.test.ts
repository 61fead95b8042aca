import fs from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { differenceHash, pairs } from "../src/likeness"
import { imagesFolder } from "../src/website"

/**
 * The least number of bits, of 256, in which any two pictures of the gallery differ. Unrelated pictures differ in
 * about 115; a copy that was recoloured, recompressed or cut a little stays far under it.
 */
const leastDistance = 60

const gallery = path.join(imagesFolder, "gallery")
const files = fs
  .readdirSync(gallery)
  .filter((name) => /\.(webp|jpe?g|png|avif)$/.test(name))
  .map((name) => path.join(gallery, name))

let hashes: Map<string, Uint8Array>

beforeAll(async () => {
  const found = await Promise.all(files.map(async (file) => [file, await differenceHash(file)] as const))
  hashes = new Map(found)
}, 120_000)

test("no two pictures of the gallery look alike at thumbnail size", () => {
  const alike = pairs(hashes).filter(({ distance }) => distance < leastDistance)
  expect(alike).toEqual([])
})

test("a copy is found out, also one that was made darker, smaller and cut at its edges", async () => {
  const [original = ""] = files
  const { width = 0, height = 0 } = await sharp(original).metadata()
  const copy = await sharp(original)
    .extract({ left: 8, top: 8, width: width - 16, height: height - 16 })
    .resize(Math.round(width / 2))
    .modulate({ brightness: 0.85 })
    .jpeg({ quality: 60 })
    .toBuffer()
  const withCopy = new Map([...hashes, ["the copy", await differenceHash(copy)] as const])
  const alike = pairs(withCopy).filter(({ distance }) => distance < leastDistance)
  expect(alike.map(({ a, b }) => [a, b])).toEqual([[original, "the copy"]])
})
