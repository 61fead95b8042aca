/**
 * Draws the animals that stand on the website's paper hills: one figure each, without ground, on nothing.
 *
 *   npx tsx src/cut-outs.ts
 */
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { hen } from "./animals/birds"
import { cattle } from "./animals/cattle"
import { crane } from "./animals/cranes"
import { goat } from "./animals/goat"
import { lit, picture } from "./paper"
import { place, type Part } from "./part"
import { staticFolder } from "./website"

/** Twice the height at which they are shown, in pixels. */
const height = 160

const animals: Record<string, Part> = {
  calf: cattle({ age: "calf" }),
  crane: crane("stepping"),
  goat: goat({ pied: true }),
  hen: hen(),
}

async function draw(name: string, part: Part): Promise<void> {
  const { left, top, right, bottom } = part.box
  const scale = (height - 8) / (Math.max(bottom, 2) - top)
  const width = Math.ceil((right - left) * scale) + 12
  const figure = lit(place(part, 6 - left * scale, height - 6, scale), "left")
  const { svg } = picture(width, height, name, figure, undefined, { grainy: false })
  const bytes = await sharp(Buffer.from(svg)).webp({ quality: 72, alphaQuality: 80, effort: 6 }).toBuffer()
  await mkdir(path.join(staticFolder, "cut-outs"), { recursive: true })
  await writeFile(path.join(staticFolder, "cut-outs", `${name}.webp`), bytes)
  console.log(`${name}  ${width}×${height}  ${(bytes.length / 1024).toFixed(1)} KB`)
}

Promise.all(Object.entries(animals).map(([name, part]) => draw(name, part))).catch((error: unknown) => {
  process.exitCode = 1
  console.error(error)
})
