/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import sharp from "sharp"
import type { CreateResolvers, Resolver } from "../../../src/platform/gatsby-api"
import { everyPicture } from "../../../src/platform/pictures/avif-effort"
import { resolvePictures } from "../../../src/platform/pictures/build"
import { makeLargePicture } from "../../../src/platform/pictures/large-picture"
import { measureUpright } from "../../../src/platform/pictures/upright-size"
import { fromTelephone } from "../../content/support/bad-pictures"

/*
 * What visitors get of a photograph as a telephone takes it: stored on its side, 12 megapixels, with the place where it was
 * taken. Never the file itself.
 */

let root: string
let file: { name: string; absolutePath: string; internal: { contentDigest: string } }

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "published-"))
  const absolutePath = path.join(root, "mutton.jpg")
  fs.writeFileSync(absolutePath, await fromTelephone())
  file = { name: "mutton", absolutePath, internal: { contentDigest: "0123456789abcdef0123456789abcdef" } }
})
afterAll(() => fs.rmSync(root, { recursive: true }))

const madeFiles = () =>
  fs
    .readdirSync(path.join(root, "public"), { recursive: true, encoding: "utf8" })
    .map((name) => path.join(root, "public", name))
    .filter((name) => fs.statSync(name).isFile())

test("the largest size is upright, at most 1,600 pixels, and says nothing of place and camera", async () => {
  const large = await makeLargePicture(root, file)
  expect(large).toEqual({ src: `/static/${file.internal.contentDigest}/large/mutton.webp`, width: 1200, height: 1600 })
  const made = madeFiles()
  expect(made).toEqual([path.join(root, "public", large.src)])
  for (const name of made) {
    const bytes = fs.readFileSync(name)
    const { width, height, exif, xmp, orientation } = await sharp(bytes).metadata()
    expect({ width, height, exif, xmp, orientation }).toEqual({ width: 1200, height: 1600 })
    for (const trace of ["Exif", "EXIF", "GPS", "TestPhone"]) expect(bytes.includes(trace)).toBe(false)
  }
})

test("it is made once", async () => {
  const first = await makeLargePicture(root, file)
  const [made = ""] = madeFiles()
  const { mtimeMs } = fs.statSync(made)
  expect(await makeLargePicture(root, file)).toEqual(first)
  expect(fs.statSync(made).mtimeMs).toBe(mtimeMs)
})

test("a small picture keeps its size", async () => {
  const small = path.join(root, "hen.png")
  await sharp({ create: { width: 300, height: 200, channels: 3, background: "#fff" } }).toFile(small)
  const own = { ...file, name: "hen one", absolutePath: small }
  expect(await makeLargePicture(root, own)).toMatchObject({
    src: expect.stringMatching(/\/hen%20one\.webp$/) as string,
    width: 300,
    height: 200,
  })
})

test("a portrait is measured as it is seen, so that no size of it is squeezed", async () => {
  const before = everyPicture.metadata
  measureUpright()
  try {
    const { width, height } = await sharp(file.absolutePath).metadata()
    expect([width, height]).toEqual([3000, 4000])
  } finally {
    everyPicture.metadata = before
  }
})

test("nobody can ask for the file itself", async () => {
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
    expect(() => ask(type, field)).toThrow("A picture's own file is never published")
  }
  expect(await ask("ImageSharp", "large")).toMatchObject({ width: 1200, height: 1600 })
})
