/** @jest-environment node */
import path from "node:path"
import sharp from "sharp"
import { drawHealthPicture, healthPictureSize } from "../../../src/outputs/cards/health-picture"

const root = path.resolve(__dirname, "../../..")

const copy = {
  title: "Sick or dead animal",
  line: "Call before you touch it.",
  points: ["do-not-open", "no-bare-hands", "aborted-calf", "do-not-move", "no-milk", "not-in-river"].map((name) => ({
    title: `Do not do what the drawing shows: ${name}.`,
    drawing: `/drawings/sick-${name}.svg`,
  })),
  address: "cafn.example/animal-health",
  warnings: [],
}

test("is one picture with each thing not to do, light enough to be sent on", async () => {
  const picture = await drawHealthPicture(root, copy)
  expect(await sharp(picture).metadata()).toMatchObject({ format: "jpeg", ...healthPictureSize })
  expect(picture.length).toBeLessThanOrEqual(150 * 1024)
  const less = await drawHealthPicture(root, { ...copy, points: copy.points.slice(0, 5) })
  expect(less.equals(picture)).toBe(false)
})

test("says that the site is a preview and that no vet has read it, as long as it is so", async () => {
  const foot = async (...warnings: string[]) =>
    sharp(await drawHealthPicture(root, { ...copy, warnings }))
      .extract({ left: 0, top: healthPictureSize.height - 50, width: healthPictureSize.width, height: 50 })
      .raw()
      .toBuffer()
  const warned = await foot("Preview: people are samples.")
  expect(warned.equals(await foot())).toBe(false)
  expect(warned.equals(await foot("Last reviewed: Not yet."))).toBe(false)
})
