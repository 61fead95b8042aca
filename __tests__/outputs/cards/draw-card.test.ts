/** @jest-environment node */
import { existsSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { cardSize, drawCard, fontFile, type CardCopy } from "../../../src/outputs/cards/draw-card"

const root = path.resolve(__dirname, "../../..")
const picture = path.join(root, "docs", "images", "home.webp")

/** The bytes at the left, where the words are, of two cards; equal when they show the same words. */
const words = (card: Buffer) =>
  sharp(card).extract({ left: 0, top: 170, width: 560, height: 430 }).greyscale().raw().toBuffer()

const copy: CardCopy = { kind: "Shop", title: "Ankole Cattle", line: "UGX 3,400,000 per heifer in calf" }

test("has the size and the weight that networks take", async () => {
  const card = await drawCard(root, copy, picture)
  expect(await sharp(card).metadata()).toMatchObject({ format: "jpeg", ...cardSize })
  expect(card.length).toBeLessThanOrEqual(300 * 1024)
})

test("shows its title and its fact", async () => {
  const card = await words(await drawCard(root, copy, picture))
  expect(await words(await drawCard(root, { ...copy, title: "Goat Milk" }, picture))).not.toEqual(card)
  expect(await words(await drawCard(root, { ...copy, line: null }, picture))).not.toEqual(card)
})

test("says that the site is a preview, as long as it is one", async () => {
  const foot = async (preview?: string) =>
    sharp(await drawCard(root, { ...copy, preview }, picture))
      .extract({ left: 0, top: 595, width: 560, height: 35 })
      .raw()
      .toBuffer()
  expect(await foot("Preview: prices are samples.")).not.toEqual(await foot())
})

// The renderer takes any other typeface without a word if it finds none there.
test("finds the typeface of the headings", () => {
  expect(existsSync(path.join(root, fontFile))).toBe(true)
})

test.each([
  ["characters that mean something in markup", "Milk & <b>honey</b>"],
  ["a word without end", "Unpronounceable".repeat(8)],
  ["more than has room", "Feeding cows through the dry season, planned in the rains ".repeat(8)],
])("draws a title with %s", async (_, title) => {
  expect(await sharp(await drawCard(root, { ...copy, title }, picture)).metadata()).toMatchObject(cardSize)
})
