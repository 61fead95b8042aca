import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { LONGEST_SIDE } from "../../src/content/pictures/look-at-picture"
import { builtFiles, builtPath, expectNone } from "./support/built-site"

/* A photograph may say where it was taken and weigh as much as the whole site: visitors never get the file itself. */

const pictures = builtFiles().filter((file) => /\.(webp|jpe?g|png|avif)$/.test(file))
const hashOf = (file: string) => createHash("sha256").update(fs.readFileSync(file)).digest("hex")

test("no picture of data/images is published as it is", () => {
  expect(pictures.length).toBeGreaterThan(100)
  const images = path.join("data", "images")
  const own = new Set(
    fs
      .readdirSync(images, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => hashOf(path.join(entry.parentPath, entry.name))),
  )
  expectNone(pictures.filter((file) => own.has(hashOf(builtPath(file)))))
})

test(`no picture made of the content holds place or camera, or has more than ${LONGEST_SIDE} pixels`, async () => {
  const made = pictures.filter((file) => file.startsWith("/static/"))
  const problems: string[] = []
  for (const file of made) {
    const { width, height, exif, xmp, orientation } = await sharp(builtPath(file)).metadata()
    if (Math.max(width, height) > LONGEST_SIDE) problems.push(`${file}: ${width} × ${height}`)
    if (exif ?? xmp ?? orientation) problems.push(`${file}: data of a camera`)
  }
  expectNone(problems)
})
