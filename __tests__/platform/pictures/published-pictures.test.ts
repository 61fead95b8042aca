/** @jest-environment node */
import fs from "node:fs"
import path from "node:path"
import sharp from "sharp"
import type { CreateResolvers, Resolver } from "../../../src/platform/gatsby-api"
import { resolvePictures } from "../../../src/platform/pictures/build"
import { makeLargePicture } from "../../../src/platform/pictures/large-picture"
import { patchSharp } from "../../../src/platform/pictures/patch-sharp"
import { createPhonePhoto } from "../../content/support/bad-pictures"
import { createFolder } from "../../support/temporary-folder"

/*
 * The pictures that visitors get of a phone's photo, which is rotated, has 4 megapixels and its location. The original
 * file is never published.
 */

let root: string
let file: { name: string; absolutePath: string; internal: { contentDigest: string } }

beforeAll(async () => {
  root = createFolder()
  const absolutePath = path.join(root, "mutton.jpg")
  fs.writeFileSync(absolutePath, await createPhonePhoto())
  file = { name: "mutton", absolutePath, internal: { contentDigest: "0123456789abcdef0123456789abcdef" } }
})

test("published pictures: the large size is upright, generated once, without location or camera data", async () => {
  const large = await makeLargePicture(root, file)
  expect(large).toEqual({ src: `/static/${file.internal.contentDigest}/large/mutton.webp`, width: 1200, height: 1600 })
  const output = path.join(root, "public", large.src)
  const bytes = fs.readFileSync(output)
  const { width, height, exif, xmp, orientation } = await sharp(bytes).metadata()
  expect({ width, height, exif, xmp, orientation }).toEqual({ width: 1200, height: 1600 })
  for (const trace of ["Exif", "EXIF", "GPS", "TestPhone"]) expect(bytes.includes(trace)).toBe(false)
  const { mtimeMs } = fs.statSync(output)
  expect(await makeLargePicture(root, file)).toEqual(large)
  expect(fs.statSync(output).mtimeMs).toBe(mtimeMs)
})

test("published pictures: a small picture is not enlarged", async () => {
  const smallFile = path.join(root, "hen.png")
  await sharp({ create: { width: 300, height: 200, channels: 3, background: "#fff" } }).toFile(smallFile)
  const large = await makeLargePicture(root, { ...file, name: "hen one", absolutePath: smallFile })
  expect(large).toMatchObject({ width: 300, height: 200 })
  expect(large.src).toMatch(/\/hen%20one\.webp$/)
})

test("published pictures: a rotated photo has its displayed width and height, so that no size is distorted", async () => {
  patchSharp()
  const { width, height } = await sharp(file.absolutePath).metadata()
  expect([width, height]).toEqual([1800, 2400])
})

test.each(["jpeg", "webp", "avif"] as const)(
  "published pictures: a transparent one gets the paper colour as background: %s",
  async (format) => {
    patchSharp()
    const drawing = await sharp({ create: { width: 40, height: 40, channels: 4, background: "#00000000" } })
      .png()
      .toBuffer()
    // gatsby-plugin-sharp configures all formats and generates one.
    const output = await sharp(drawing)
      .png({ force: false })
      .webp({ force: format === "webp" })
      .avif({ force: format === "avif" })
      .jpeg({ force: format === "jpeg" })
      .toBuffer()
    const { channels } = await sharp(output).stats()
    const paper = ["ff", "fb", "f2"].map((part) => Number.parseInt(part, 16))
    expect(channels).toHaveLength(3)
    expect(channels.map(({ mean }, index) => Math.abs(mean - (paper[index] ?? 0)) < 3)).toEqual([true, true, true])
  },
)

test("published pictures: resolvers for the original file throw", async () => {
  const resolversByType: Record<string, Record<string, { resolve: Resolver }>> = {}
  const collect: CreateResolvers = (resolvers) => {
    for (const [type, fields] of Object.entries(resolvers))
      resolversByType[type] = { ...resolversByType[type], ...fields }
  }
  const reporter = { warn: jest.fn(), error: jest.fn() }
  resolvePictures(collect, root, { reporter, cache: { get: jest.fn(), set: jest.fn() } })
  const resolve = (type: string, field: string) =>
    resolversByType[type]?.[field]?.resolve({ parent: "a", id: "b" }, {}, context)
  const context = { nodeModel: { getNodeById: ({ id }: { id: string }) => (id === "a" ? file : null) } }
  for (const [type, field] of [
    ["ImageSharp", "original"],
    ["File", "publicURL"],
  ] as const) {
    expect(() => resolve(type, field)).toThrow("The original file of a picture is not published")
  }
  expect(await resolve("ImageSharp", "large")).toMatchObject({ width: 1200, height: 1600 })
})
