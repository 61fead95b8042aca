/** @jest-environment node */
import { existsSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { cardSize, drawCard, fontFile, type CardCopy } from "../../../src/outputs/cards/draw-card"
import { drawHealthPicture, healthPictureSize } from "../../../src/outputs/cards/health-picture"

const root = path.resolve(__dirname, "../../..")
const picture = path.join(root, "docs", "images", "home.webp")

/** A part at the left of a drawing, as bytes; equal where two drawings show the same words there. */
const partOf = (drawing: Buffer, top: number, height: number) =>
  sharp(drawing).extract({ left: 0, top, width: 560, height }).greyscale().raw().toBuffer()

const copy: CardCopy = { kind: "Shop", title: "Ankole Cattle", line: "UGX 3,400,000 per heifer in calf" }

test("social card: has the required size, title, line and preview note", async () => {
  const card = await drawCard(root, copy, picture)
  expect(await sharp(card).metadata()).toMatchObject({ format: "jpeg", ...cardSize })
  const words = await partOf(card, 170, 420)
  const other = await drawCard(root, { ...copy, line: null, preview: "Preview: prices are samples." }, picture)
  expect(await partOf(other, 170, 420)).not.toEqual(words)
  expect(await partOf(other, 595, 35)).not.toEqual(await partOf(card, 595, 35))
  // The renderer takes any other typeface without a word if it finds none there.
  expect(existsSync(path.join(root, fontFile))).toBe(true)
})

test.each([
  ["markup characters", "Milk & <b>honey</b>"],
  ["a very long word", "Unpronounceable".repeat(8)],
])("social card: draws a title with %s", async (_, title) => {
  expect(await sharp(await drawCard(root, { ...copy, title }, picture)).metadata()).toMatchObject(cardSize)
})

test("health picture: at most 150 KB, with all warnings while the site is a preview", async () => {
  const points = ["do-not-open", "no-bare-hands", "aborted-calf", "do-not-move", "no-milk", "not-in-river"].map(
    (name) => ({ title: `Do not do what is drawn: ${name}.`, drawing: `/drawings/sick-${name}.svg` }),
  )
  const facts = { title: "Sick or dead animal", line: "Call before you touch it.", points, address: "cafn.example" }
  const plain = await drawHealthPicture(root, { ...facts, warnings: [] })
  expect(await sharp(plain).metadata()).toMatchObject({ format: "jpeg", ...healthPictureSize })
  expect(plain.length).toBeLessThanOrEqual(150 * 1024)
  const warned = await drawHealthPicture(root, { ...facts, warnings: ["Preview: people are samples."] })
  const foot = (drawing: Buffer) => partOf(drawing, healthPictureSize.height - 50, 50)
  expect(await foot(warned)).not.toEqual(await foot(plain))
})
