/**
 * Writes static/drawings/: `npx tsx src/drawings/cli.ts [--sheet OUT.png]`.
 * With --sheet it also paints them side by side, to be looked at.
 */
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp, { type OverlayOptions } from "sharp"
import { staticFolder } from "../website"
import { hygiene } from "./hygiene"
import { sickAnimal } from "./sick-animal"
import { fileOf, type Drawing } from "./line"

const drawings: Drawing[] = [...hygiene, ...sickAnimal]

const folder = path.join(staticFolder, "drawings")
mkdirSync(folder, { recursive: true })
for (const drawing of drawings) writeFileSync(path.join(folder, `${drawing.name}.svg`), fileOf(drawing))
console.log(`${drawings.length} drawings: ${folder}`)

const sheetAt = process.argv.indexOf("--sheet")
const sheet = process.argv[sheetAt + 1]
if (sheetAt > 0 && sheet) void paintSheet(sheet)

async function paintSheet(out: string): Promise<void> {
  const columns = 4
  const cell = { width: 340, height: 260 }
  const painted = drawings.map(async (drawing, index): Promise<OverlayOptions> => {
    const left = (index % columns) * cell.width + 10
    const top = Math.floor(index / columns) * cell.height + 10
    return {
      input: await sharp(Buffer.from(fileOf(drawing)))
        .resize(320)
        .png()
        .toBuffer(),
      left,
      top,
    }
  })
  const size = { width: columns * cell.width, height: Math.ceil(drawings.length / columns) * cell.height }
  await sharp({ create: { ...size, channels: 3, background: "#fff" } })
    .composite(await Promise.all(painted))
    .png()
    .toFile(out)
}
