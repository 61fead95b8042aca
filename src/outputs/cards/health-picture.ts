import path from "node:path"
import sharp, { type OverlayOptions } from "sharp"
import { ramps } from "../../../tailwind.config.js"
import { fontFile, overlay, writeText } from "./draw-card"

/** What stands on the picture that is sent on: what not to do with a sick or dead animal. */
export interface HealthPictureCopy {
  title: string
  /** What to do first. */
  line: string
  points: readonly { title: string; drawing?: string | null }[]
  /** Where more is written. */
  address: string
  /** That the site is a preview and that no vet has read it, as long as it is so: the picture leaves its page. */
  warnings: readonly string[]
}

/** Pixels: a square, which chats show whole. */
export const healthPictureSize = { width: 1080, height: 1080 }

const margin = 36
const columns = 3
const drawing = { width: 320, height: 240 }
const gap = (healthPictureSize.width - 2 * margin - columns * drawing.width) / (columns - 1)
/** From one row's upper edge to the next one's, and where the first begins. */
const row = { top: 180, height: 400 }

/** Draws six cards with their words as one JPEG, for those who send it to their neighbours. */
export async function drawHealthPicture(
  root: string,
  { title, line, points, address, warnings }: HealthPictureCopy,
): Promise<Buffer> {
  const write = (text: string, size: number, width: number, weight = "Bold") =>
    writeText(path.join(root, fontFile), text, { size, color: ramps.forest[900], weight, width })
  const wide = healthPictureSize.width - 2 * margin
  const heading = await write(title, 58, wide)
  const lead = await write(line, 32, wide)
  const foot = await write([address, ...warnings].join("\n"), 20, wide, "Regular")
  const cards = await Promise.all(
    points.slice(0, 2 * columns).map(async (point, place): Promise<OverlayOptions[]> => {
      const left = Math.round(margin + (place % columns) * (drawing.width + gap))
      const top = row.top + Math.floor(place / columns) * row.height
      const words = { ...overlay(await write(point.title, 28, drawing.width)), left, top: top + drawing.height + 12 }
      if (!point.drawing) return [words]
      const input = await sharp(path.join(root, "static", point.drawing), { density: 200 })
        .resize(drawing)
        .png()
        .toBuffer()
      return [{ input, left, top }, words]
    }),
  )
  return sharp({ create: { ...healthPictureSize, channels: 3, background: ramps.cream[50] } })
    .composite([
      { ...overlay(heading), left: margin, top: margin },
      { ...overlay(lead), left: margin, top: margin + heading.height + 18 },
      ...cards.flat(),
      { ...overlay(foot), left: margin, top: healthPictureSize.height - foot.height - margin / 2 },
    ])
    .jpeg({ quality: 80 })
    .toBuffer()
}
