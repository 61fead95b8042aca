/** Turns drawings into files: WebP for the website, contact sheets for the eye. */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { place, type Part, type Picture } from "./part"
import { picture } from "./paper"
import { hashOf, type Drawn } from "./photographs"
import { descriptionsFile, drawnFile, imagesFolder } from "./website"

const longestSide = 1600

/** Pictures that fill screens wider than 1600 pixels are rendered 2000 pixels wide. */
const wide = new Set(["banners/empowering-farmers", "banners/modern-practices", "banners/premium-markets"])

/** One picture as WebP bytes. Throws when a side is drawn over 1600 pixels. */
export async function renderWebp(drawing: Picture, name = ""): Promise<Buffer> {
  if (Math.max(drawing.width, drawing.height) > longestSide) {
    throw new Error(`${drawing.width}×${drawing.height} is larger than ${longestSide} pixels`)
  }
  const isWide = wide.has(name)
  return sharp(Buffer.from(drawing.svg), { density: isWide ? 90 : 72 })
    .webp({ quality: isWide ? 94 : 90, smartSubsample: true, effort: 4 })
    .toBuffer()
}

/** A picture that has become pixels. */
export interface Rendered {
  name: string
  width: number
  height: number
  bytes: Buffer
}

/** Renders a picture and writes <folder>/<name>.webp; the folder is data/images unless another is given. */
export async function writePicture(name: string, drawing: Picture, folder = imagesFolder): Promise<Rendered> {
  const file = path.join(folder, `${name}.webp`)
  await mkdir(path.dirname(file), { recursive: true })
  const bytes = await renderWebp(drawing, name)
  await writeFile(file, bytes)
  return { name, width: drawing.width, height: drawing.height, bytes }
}

/** Adds descriptions to data/pictures.json, sorted by path. Other pictures stay as they are described. */
export async function mergeDescriptions(descriptions: Record<string, string>): Promise<void> {
  const earlier = (await readJson(descriptionsFile)) as Described[] | undefined
  const merged = new Map(earlier?.map((entry) => [entry.path, entry]))
  for (const [path, alt] of Object.entries(descriptions)) merged.set(path, { path, alt })
  await writeJson(descriptionsFile, [...merged.values()].sort(by(({ path }) => path)))
}

/** Notes pictures as drawings, so that they may be drawn again. */
export async function noteDrawn(pictures: readonly Rendered[]): Promise<void> {
  const earlier = (await readJson(drawnFile)) as Drawn | undefined
  const hashes = pictures.map(({ name, bytes }): [string, string] => [name, hashOf(bytes)])
  const merged = { ...earlier, ...Object.fromEntries(hashes) }
  await writeJson(drawnFile, Object.fromEntries(Object.entries(merged).sort(by(([name]) => name))))
}

/** An entry of data/pictures.json. */
interface Described {
  path: string
  alt: string
}

const by =
  <Entry>(key: (entry: Entry) => string) =>
  (a: Entry, b: Entry) =>
    key(a) < key(b) ? -1 : 1

/** Undefined for a file that isn't there. Editors on Windows may have left a byte-order mark, which JSON doesn't allow. */
async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text.replace(/^\uFEFF/, ""))
}

/** The file is replaced in one step, so that two renders at once can't leave half a file. */
async function writeJson(file: string, value: unknown): Promise<void> {
  const draft = `${file}.${process.pid}`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`)
  await rename(draft, file)
}

/** Thumbnails of pictures with their names, as one PNG to look at. `cell` is the width of one in pixels. */
export async function writeSheet(file: string, pictures: Rendered[], cell = 400): Promise<void> {
  const columns = Math.max(1, Math.min(pictures.length, Math.floor(1600 / cell)))
  const tiles: { input: Buffer; left: number; top: number }[] = []
  let top = 0
  for (let first = 0; first < pictures.length; first += columns) {
    const row = pictures.slice(first, first + columns)
    const tallest = Math.max(...row.map(({ width, height }) => Math.min(cell, (cell * height) / width)))
    for (const [index, { name, bytes }] of row.entries()) {
      const inner = cell - 12
      const input = await sharp(bytes).resize(inner, inner, { fit: "inside" }).png().toBuffer()
      const label = Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${cell}" height="24"><text x="6" y="17" font-family="sans-serif" font-size="14">${name}</text></svg>`,
      )
      tiles.push({ input, left: index * cell + 6, top: top + 6 })
      tiles.push({ input: label, left: index * cell, top: Math.round(top + tallest) })
    }
    top = Math.round(top + tallest + 28)
  }
  await mkdir(path.dirname(path.resolve(file)), { recursive: true })
  await sharp({ create: { width: columns * cell, height: Math.max(top, 1), channels: 3, background: "#ffffff" } })
    .composite(tiles)
    .png()
    .toFile(file)
}

/** Loose parts standing in rows on plain paper, each at its own best size: for judging a drawing by itself. */
export async function writeSpecimens(file: string, parts: Part[], cell = 400, paper = "#E9D9B4"): Promise<void> {
  const drawings = parts.map(async (part): Promise<Rendered> => {
    const width = part.box.right - part.box.left
    const height = part.box.bottom - part.box.top
    const scale = (cell * 0.86) / Math.max(width, height)
    const x = cell / 2 - ((part.box.left + part.box.right) / 2) * scale
    const y = cell / 2 - ((part.box.top + part.box.bottom) / 2) * scale
    const ground = `<rect width="${cell}" height="${cell}" fill="${paper}"/>`
    const drawing = picture(cell, cell, part.name, ground + place(part, x, y, scale))
    return { name: part.name, width: cell, height: cell, bytes: await renderWebp(drawing) }
  })
  await writeSheet(file, await Promise.all(drawings), cell)
}
