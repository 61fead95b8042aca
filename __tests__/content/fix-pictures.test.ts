/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { checkPictureFiles } from "../../src/content/checks/picture-bytes"
import { fixPictures } from "../../src/content/pictures/fix-pictures"
import { pictureDescription } from "../../src/content/types/picture-description"
import { createPhonePhoto, heic, createJpeg, createPicture } from "./support/bad-pictures"
import { commitFiles, git } from "../support/git"
import { createFolder } from "../support/temporary-folder"

let root: string
const toPath = (file: string) => path.join(root, file)
const write = (file: string, bytes: string | Buffer) => {
  mkdirSync(path.dirname(toPath(file)), { recursive: true })
  writeFileSync(toPath(file), bytes)
}
const readDescriptions = () => JSON.parse(readFileSync(toPath("data/pictures.json"), "utf8")) as object[]
const milk = { path: "products/fresh-milk", alt: "A can of milk on brown paper." }
const other = { path: "products/hay", alt: "A bale of hay on brown paper." }

let smallPicture: Buffer
beforeAll(async () => {
  smallPicture = await createPicture().webp().toBuffer()
})

beforeEach(() => {
  root = createFolder()
  write("data/pictures.json", JSON.stringify([milk, other]))
  write("data/images/products/fresh-milk.webp", smallPicture)
  write("data/images/products/hay.webp", smallPicture)
})

test("fixPictures: a phone photo replaces a drawing; its alternative text is to be confirmed", async () => {
  commitFiles(root)
  write("data/images/products/Fresh-Milk.JPG", await createPhonePhoto())
  const { done, left } = await fixPictures(root)
  expect(left).toEqual([])
  expect(done).toEqual([
    expect.stringMatching(
      /^data\/images\/products\/Fresh-Milk\.JPG is now fresh-milk\.jpg: \d+ kB before, \d+ kB now; fresh-milk\.webp is deleted, this file has come in its place$/,
    ),
    "data/pictures.json: the text of products/fresh-milk is older than its picture. Read it.",
  ])
  expect(readdirSync(toPath("data/images/products"))).toEqual(["fresh-milk.jpg", "hay.webp"])
  expect(readDescriptions()).toEqual([{ ...milk, isAltOld: true }, other])
  const { problems, notes } = await checkPictureFiles([pictureDescription], toPath("data"))
  expect(problems).toEqual([])
  expect(notes).toEqual([expect.objectContaining({ entry: "no. 1 (“products/fresh-milk”)", field: "alt" })])
  expect(await fixPictures(root)).toEqual({ done: [], left: [] })
})

/** Ways to replace a drawing: the photo's file name, and the removal of the drawing. */
const replacements: readonly [name: string, file: string, remove: () => unknown][] = [
  [
    "in place of one deleted with git",
    "fresh-milk.png",
    () => git(root, "rm", "-q", "data/images/products/fresh-milk.webp"),
  ],
  ["under the drawing's own name", "fresh-milk.webp", () => undefined],
  ["under a name that must be fixed", "Fresh milk.JPEG", () => rmSync(toPath("data/images/products/fresh-milk.webp"))],
]

test.each(replacements)(
  "fixPictures: the text of a clean photograph %s is to be confirmed",
  async (_, file, remove) => {
    commitFiles(root)
    remove()
    const photograph = createPicture(900, 700)
    const format = file.split(".").at(-1)?.toLowerCase() ?? ""
    const bytes = format === "png" ? photograph.png() : format === "webp" ? photograph.webp() : photograph.jpeg()
    write(`data/images/products/${file}`, await bytes.toBuffer())
    await fixPictures(root)
    expect(readDescriptions()).toEqual([{ ...milk, isAltOld: true }, other])
  },
)

test("fixPictures: a text that was confirmed with false is not flagged again", async () => {
  commitFiles(root)
  write("data/images/products/hay.webp", await createPicture(900, 700).webp().toBuffer())
  await fixPictures(root)
  const confirmed = [milk, { ...other, isAltOld: false }]
  write("data/pictures.json", JSON.stringify(confirmed))
  expect(await fixPictures(root)).toEqual({ done: [], left: [] })
  expect(readDescriptions()).toEqual(confirmed)
})

test("fixPictures: an alternative text changed together with its picture needs no confirmation", async () => {
  commitFiles(root)
  write("data/images/products/hay.jpg", await createPhonePhoto())
  write("data/images/products/mutton.jpg", await createPhonePhoto())
  const own = [milk, { ...other, alt: "Hay on a lorry at dusk." }, { path: "products/mutton", alt: "A leg of mutton." }]
  write("data/pictures.json", JSON.stringify(own))
  await fixPictures(root)
  expect(readDescriptions()).toEqual(own)
})

test("fixPictures: without git, the alternative text of a replaced picture is to be confirmed", async () => {
  write("data/images/products/hay.jpg", await createJpeg())
  await fixPictures(root)
  expect(readDescriptions()).toEqual([milk, { ...other, isAltOld: true }])
})

test("fixPictures: a picture whose clean name is in use gets a number", async () => {
  write("data/images/products/Fresh milk.jpg", await createJpeg())
  await fixPictures(root)
  expect(readdirSync(toPath("data/images/products"))).toEqual(["fresh-milk-2.jpg", "fresh-milk.webp", "hay.webp"])
})

test("fixPictures: a file that is no picture is left unchanged and reported", async () => {
  write("data/images/products/hay.jpg", heic)
  const { done, left } = await fixPictures(root)
  expect(done).toEqual([])
  expect(left).toEqual([expect.stringMatching(/^data\/images\/products\/hay\.jpg: a HEIC picture of an iPhone/)])
  expect(existsSync(toPath("data/images/products/hay.webp"))).toBe(true)
})
