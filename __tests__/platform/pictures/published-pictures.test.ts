/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import sharp from "sharp"
import type { CreateResolvers, Resolver } from "../../../src/platform/gatsby-api"
import { resolvePictures } from "../../../src/platform/pictures/build"
import { makeLargePicture } from "../../../src/platform/pictures/large-picture"
import { patchSharp } from "../../../src/platform/pictures/patch-sharp"
import { createPhonePhoto } from "../../content/support/bad-pictures"

/*
 * What visitors get of a photograph as a telephone takes it: stored on its side, 3 megapixels, with the place where it was
 * taken. Never the file itself.
 */

let root: string
let file: { name: string; absolutePath: string; internal: { contentDigest: string } }

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "published-"))
  const absolutePath = path.join(root, "mutton.jpg")
  fs.writeFileSync(absolutePath, await createPhonePhoto())
  file = { name: "mutton", absolutePath, internal: { contentDigest: "0123456789abcdef0123456789abcdef" } }
})
afterAll(() => fs.rmSync(root, { recursive: true }))

test("published pictures: the large size is upright, made once, without location or camera data", async () => {
  const large = await makeLargePicture(root, file)
  expect(large).toEqual({ src: `/static/${file.internal.contentDigest}/large/mutton.webp`, width: 1200, height: 1600 })
  const made = path.join(root, "public", large.src)
  const bytes = fs.readFileSync(made)
  const { width, height, exif, xmp, orientation } = await sharp(bytes).metadata()
  expect({ width, height, exif, xmp, orientation }).toEqual({ width: 1200, height: 1600 })
  for (const trace of ["Exif", "EXIF", "GPS", "TestPhone"]) expect(bytes.includes(trace)).toBe(false)
  const { mtimeMs } = fs.statSync(made)
  expect(await makeLargePicture(root, file)).toEqual(large)
  expect(fs.statSync(made).mtimeMs).toBe(mtimeMs)
})

test("published pictures: a small picture is not enlarged", async () => {
  const small = path.join(root, "hen.png")
  await sharp({ create: { width: 300, height: 200, channels: 3, background: "#fff" } }).toFile(small)
  const large = await makeLargePicture(root, { ...file, name: "hen one", absolutePath: small })
  expect(large).toMatchObject({ width: 300, height: 200 })
  expect(large.src).toMatch(/\/hen%20one\.webp$/)
})

test("published pictures: a portrait is measured as it is seen, so that no size of it is squeezed", async () => {
  patchSharp()
  const { width, height } = await sharp(file.absolutePath).metadata()
  expect([width, height]).toEqual([1800, 2400])
})

test.each(["jpeg", "webp", "avif"] as const)(
  "published pictures: a transparent one stands on paper: %s",
  async (format) => {
    patchSharp()
    const drawing = await sharp({ create: { width: 40, height: 40, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer()
    // As gatsby-plugin-sharp does it: each format is set, one is made.
    const made = await sharp(drawing)
      .png({ force: false })
      .webp({ force: format === "webp" })
      .avif({ force: format === "avif" })
      .jpeg({ force: format === "jpeg" })
      .toBuffer()
    const { channels } = await sharp(made).stats()
    const paper = ["ff", "fb", "f2"].map((part) => Number.parseInt(part, 16))
    expect(channels).toHaveLength(3)
    expect(channels.map(({ mean }, place) => Math.abs(mean - (paper[place] ?? 0)) < 3)).toEqual([true, true, true])
  },
)

test("published pictures: resolvers for the original file throw", async () => {
  const all: Record<string, Record<string, { resolve: Resolver }>> = {}
  const collect: CreateResolvers = (resolvers) => {
    for (const [type, fields] of Object.entries(resolvers)) all[type] = { ...all[type], ...fields }
  }
  const reporter = { warn: jest.fn(), error: jest.fn() }
  resolvePictures(collect, root, reporter)
  const ask = (type: string, field: string) => all[type]?.[field]?.resolve({ parent: "a", id: "b" }, {}, context)
  const context = { nodeModel: { getNodeById: ({ id }: { id: string }) => (id === "a" ? file : null) } }
  for (const [type, field] of [
    ["ImageSharp", "original"],
    ["File", "publicURL"],
  ] as const) {
    expect(() => ask(type, field)).toThrow("The original file of a picture is not published")
  }
  expect(await ask("ImageSharp", "large")).toMatchObject({ width: 1200, height: 1600 })
})
