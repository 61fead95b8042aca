/**
 * Writes static/icons.svg: `npx tsx src/icons/cli.ts [--sheet OUT.png]`.
 * With --sheet it also paints every icon at 32, 48 and 96 px on both themes, to be looked at.
 */
import { writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { ramps } from "../palette"
import { staticFolder } from "../website"
import type { Icon } from "./icon"
import { ideas } from "./ideas"
import { livestock } from "./livestock"
import { marks } from "./marks"
import { services } from "./services"

const icons: Icon[] = [...services, ...ideas, ...livestock]

const symbols = [...icons, ...marks].map(
  ({ name, viewBox = "0 0 48 48", svg }) =>
    `<symbol id="${name}" viewBox="${viewBox}" fill="currentColor">${svg}</symbol>`,
)
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`
const target = path.join(staticFolder, "icons.svg")
writeFileSync(target, sprite)
console.log(`${icons.length} icons, ${sprite.length} bytes: ${target}`)

const sheetAt = process.argv.indexOf("--sheet")
const sheet = process.argv[sheetAt + 1]
if (sheetAt > 0 && sheet) void paintSheet(sheet)

async function paintSheet(out: string): Promise<void> {
  const columns = 6
  const cell = { width: 250, height: 130 }
  const themes = [
    { paper: ramps.cream[50], ink: ramps.forest[700], second: ramps.clay[600] },
    { paper: ramps.forest[900], ink: ramps.cream[50], second: ramps.gold[400] },
    { paper: ramps.cream[100], ink: ramps.forest[900], second: ramps.forest[900] },
  ]
  const rows = Math.ceil(icons.length / columns)
  const blockHeight = rows * cell.height
  const width = columns * cell.width
  const blocks = themes.map(({ paper, ink, second }, theme) => {
    const painted = icons.map((icon, index) => {
      const drawing = icon.svg.replaceAll("var(--icon-accent,currentColor)", second).replaceAll("currentColor", ink)
      const at = (x: number, size: number) =>
        `<g fill="${ink}" transform="translate(${x} ${115 - size}) scale(${size / 48})">${drawing}</g>`
      const x = (index % columns) * cell.width
      const y = theme * blockHeight + Math.floor(index / columns) * cell.height
      return `<g transform="translate(${x} ${y})">${at(12, 96)}${at(122, 48)}${at(185, 32)}</g>`
    })
    return `<rect y="${theme * blockHeight}" width="${width}" height="${blockHeight}" fill="${paper}"/>${painted.join("")}`
  })
  const height = themes.length * blockHeight
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${blocks.join("")}</svg>`
  await sharp(Buffer.from(svg)).png().toFile(out)
}
