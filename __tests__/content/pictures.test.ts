/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { z } from "zod"
import { formatNotes } from "../../src/content/checks/notes"
import { checkPictureFiles } from "../../src/content/checks/picture-bytes"
import { defineType } from "../../src/content/define"
import { picture } from "../../src/content/fields"
import { fixPicture } from "../../src/content/pictures/fix-picture"
import { pictureDescription } from "../../src/content/types/picture-description"
import { createPhonePhoto, createJpeg, createMotionPhoto, badPictures } from "./support/bad-pictures"
import { createFolder } from "../support/temporary-folder"

const place = defineType({
  name: "Place",
  about: "A place that shows a picture.",
  files: { kind: "list", path: "places.json" },
  schema: z.strictObject({ thumb: picture("The picture.", 830) }),
})

let root: string
const write = (file: string, bytes: string | Buffer) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), bytes)
}

beforeEach(() => {
  root = createFolder()
  write("data/places.json", '[{ "thumb": "gallery/small.jpg" }]')
  write("data/pictures.json", '[{ "path": "gallery/small", "alt": "Two goats on a hill." }]')
})

const check = async () => {
  const { problems, notes } = await checkPictureFiles([place, pictureDescription], path.join(root, "data"))
  return [
    ...problems.map(({ file, actual, expected }) => `${file}: ${actual}; expected: ${expected}`),
    ...formatNotes(notes).split("\n").filter(Boolean),
  ]
}

const fix = async (bytes: Buffer, name = "gallery/a.jpg") => {
  const result = await fixPicture(bytes, name)
  if ("fault" in result) throw new Error(result.fault)
  return result
}

test.each(Object.entries(badPictures))(
  "picture check: %s is reported in one sentence, and fixed if the message says so",
  async (name, { bytes, message }) => {
    const bad = await bytes()
    write(`data/images/gallery/${name}`, bad)
    const [line, ...others] = await check()
    expect(line?.replace(/^(Note: )?data\/images\/gallery\/\S+: /, "")).toBe(message)
    expect(others).toEqual([])
    if (!message.includes("fixes it")) return
    rmSync(path.join(root, "data/images/gallery", name))
    const { bytes: good, name: file } = await fix(bad, `gallery/${name}`)
    write(`data/images/${file}`, good)
    expect(await check()).toEqual([])
  },
)

test("picture check: a good picture has no report, and is not rewritten", async () => {
  const bytes = await createJpeg()
  write("data/images/gallery/small.jpg", bytes)
  expect(await check()).toEqual([])
  expect((await fix(bytes)).bytes).toBe(bytes)
})

test("picture check: results are cached by the picture's content", async () => {
  write("data/images/gallery/small.jpg", await createJpeg())
  await check()
  const cache = readFileSync(path.join(root, ".cache/pictures/seen.json"), "utf8")
  write(".cache/pictures/seen.json", cache.replace('"isTurned":false', '"isTurned":true'))
  const note = "it is stored on its side: “npm run pictures” fixes it."
  expect(await check()).toEqual([`Note: data/images/gallery/small.jpg: ${note}`])
  write("data/images/gallery/small.jpg", await createJpeg(1000))
  expect(await check()).toEqual([])
})

test("picture check: alternative text older than its picture is reported until confirmed", async () => {
  write("data/pictures.json", '[{ "path": "gallery/small", "alt": "Two goats on a hill.", "isAltOld": true }]')
  expect(await check()).toEqual([
    'Note: data/pictures.json, no. 1 (“gallery/small”), alt: the picture is newer than its text, “Two goats on a hill.”: write what it shows and delete the line "isAltOld", or write false there if the text is true.',
  ])
})

test("fixPicture: rotates a phone photo upright, and removes location and camera data", async () => {
  const bytes = await createPhonePhoto()
  expect(bytes.includes("TestPhone")).toBe(true)
  const { bytes: cleaned } = await fix(bytes)
  const { width, height, exif, orientation } = await sharp(cleaned).metadata()
  expect({ width, height, exif, orientation }).toEqual({ width: 1500, height: 2000 })
  expect(cleaned.includes("TestPhone")).toBe(false)
  // The stored left side is the top.
  const top = await sharp(cleaned).extract({ left: 600, top: 10, width: 1, height: 1 }).raw().toBuffer()
  expect(top[0]).toBeGreaterThan(200)
  expect(top[2]).toBeLessThan(60)
})

test("fixPicture: removes the video and location of a small motion photo", async () => {
  const { bytes } = await fix(await createMotionPhoto(300, 200))
  expect(["ftyp", "+00.3136", "SEFT"].filter((part) => bytes.includes(part))).toEqual([])
  expect((await fix(bytes)).bytes).toBe(bytes)
})

test.each([
  ["gallery/Große Kühe (1).JPG", "gallery/grosse-kuehe-1.jpg"],
  ["products/IMG_2044.JPEG", "products/img_2044.jpeg"],
  ["gallery/été à Jinja.jfif", "gallery/ete-a-jinja.jpg"],
  ["gallery/herd.png", "gallery/herd.jpg"],
])("fixPicture: renames the JPEG %s to %s", async (name, expected) => {
  expect((await fix(await createJpeg(), name)).name).toBe(expected)
})
