/**
 * Draws the contact sheets under docs/illustrations/ from the committed pictures: `npm run illustrations:sheets`.
 * Small WebP files for the eye; nothing reads them.
 */
import { mkdir, readdir, readFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { imagesFolder, sheetsFolder } from "./website"

const width = 1200
const gap = 6
const paper = "#FFFBF2"

interface Sheet {
  /** Name of the file. */
  name: string
  /** Folder of data/images. */
  folder: string
  /** Height of a row, pixels; the rows are filled to the full width. */
  row: number
  /** The pictures from and to this number, of folders whose files are numbered. */
  from?: number
  to?: number
}

const sheets: readonly Sheet[] = [
  { name: "gallery-1", folder: "gallery", row: 120, from: 1, to: 56 },
  { name: "gallery-2", folder: "gallery", row: 120, from: 57, to: 112 },
  { name: "gallery-3", folder: "gallery", row: 120, from: 113, to: 167 },
  { name: "portraits", folder: "farmers", row: 240 },
  { name: "testimonials", folder: "testimonials", row: 180 },
  { name: "goods", folder: "products", row: 220 },
  { name: "services", folder: "services", row: 220 },
  { name: "projects", folder: "projects", row: 200 },
  { name: "posts", folder: "posts", row: 200 },
  { name: "heroes", folder: "banners", row: 200 },
  { name: "categories", folder: "categories", row: 200 },
  { name: "scenes", folder: "scenes", row: 200 },
]

interface Tile {
  file: string
  ratio: number
}

const numberIn = (name: string): number => Number(/_(\d+)\./.exec(name)?.[1] ?? 0)

async function tilesOf({ folder, from = 0, to = Infinity }: Sheet): Promise<Tile[]> {
  const names = (await readdir(path.join(imagesFolder, folder)))
    .filter((name) => /\.(webp|jpe?g|png|avif)$/.test(name))
    .filter((name) => numberIn(name) >= from && numberIn(name) <= to)
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
  return Promise.all(
    names.map(async (name): Promise<Tile> => {
      const file = path.join(imagesFolder, folder, name)
      const size = await sharp(await readFile(file)).metadata()
      return { file, ratio: (size.width ?? 1) / (size.height ?? 1) }
    }),
  )
}

/** Rows as wide as the sheet: each takes tiles until they fill it, and is then stretched to fit. */
function rowsOf(tiles: readonly Tile[], height: number): { tiles: Tile[]; height: number }[] {
  const rows: { tiles: Tile[]; height: number }[] = []
  let row: Tile[] = []
  for (const tile of tiles) {
    row.push(tile)
    const across = row.reduce((sum, { ratio }) => sum + ratio * height + gap, -gap)
    if (across < width) continue
    const room = width - gap * (row.length - 1)
    rows.push({ tiles: row, height: Math.floor(room / row.reduce((sum, { ratio }) => sum + ratio, 0)) })
    row = []
  }
  if (row.length > 0) rows.push({ tiles: row, height })
  return rows
}

async function draw(sheet: Sheet): Promise<void> {
  const placed: { input: Buffer; left: number; top: number }[] = []
  let top = 0
  for (const { tiles, height } of rowsOf(await tilesOf(sheet), sheet.row)) {
    let left = 0
    for (const { file, ratio } of tiles) {
      const across = Math.min(Math.round(ratio * height), width - left)
      placed.push({ input: await sharp(file).resize(across, height, { fit: "cover" }).png().toBuffer(), left, top })
      left += across + gap
    }
    top += height + gap
  }
  await mkdir(sheetsFolder, { recursive: true })
  const file = path.join(sheetsFolder, `${sheet.name}.webp`)
  await sharp({ create: { width, height: Math.max(1, top - gap), channels: 3, background: paper } })
    .composite(placed)
    .webp({ quality: 68 })
    .toFile(file)
  console.log(path.relative(process.cwd(), file))
}

async function main(): Promise<void> {
  for (const sheet of sheets) await draw(sheet)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
