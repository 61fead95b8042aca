import sharp from "sharp"

/** A picture as rows of pixels, three bytes each: red, green, blue. */
export interface Picture {
  width: number
  height: number
  data: Buffer
}

/**
 * All pictures together must weigh a few megabytes: they are kept at half their size, the colours of surfaces exactly,
 * and all others, which are mostly the edges of letters, rounded to nine levels.
 */
const SCALE = 0.5
const STEP = 32

/** A colour that covers this share of a picture is that of a surface. */
const SURFACE_SHARE = 1 / 500

/** Levels of 255 by which a pixel may be off from run to run; a rounded one by what rounding costs besides. */
const NOISE = 8
const ROUNDED_NOISE = STEP / 2 + 12

/** What the browser has photographed, at the size of the baseline. */
export async function shrink(photograph: Buffer): Promise<Picture> {
  const image = sharp(photograph)
  const { width, height } = await image.metadata()
  const size = { width: Math.ceil(width * SCALE), height: Math.ceil(height * SCALE) }
  const { data } = await image
    .removeAlpha()
    .resize({ ...size, fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { ...size, data }
}

/** One picture of several beside each other; a lower one is filled up with black. */
export function sideBySide(pictures: readonly Picture[]): Picture {
  const width = pictures.reduce((sum, picture) => sum + picture.width, 0)
  const height = Math.max(...pictures.map((picture) => picture.height))
  const data = Buffer.alloc(width * height * 3)
  let left = 0
  for (const picture of pictures) {
    const row = picture.width * 3
    for (let y = 0; y < picture.height; y++) {
      picture.data.copy(data, (y * width + left) * 3, y * row, (y + 1) * row)
    }
    left += picture.width
  }
  return { width, height, data }
}

/** The file that the baseline keeps: WebP without loss, after the colours have been rounded. */
export function encode({ width, height, data }: Picture): Promise<Buffer> {
  const surfaces = surfaceColours(data)
  const kept = Buffer.alloc(data.length)
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    const isSurface = surfaces.has(data.readUIntBE(pixel, 3))
    for (let channel = pixel; channel < pixel + 3; channel++) {
      kept[channel] = isSurface ? (data[channel] ?? 0) : rounded(data[channel] ?? 0)
    }
  }
  return sharp(kept, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
}

const rounded = (level: number) => Math.min(255, Math.round(level / STEP) * STEP)

/** Colours as numbers, 0xRRGGBB. */
function surfaceColours(data: Buffer): Set<number> {
  const counts = new Map<number, number>()
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    const colour = data.readUIntBE(pixel, 3)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const least = (data.length / 3) * SURFACE_SHARE
  return new Set([...counts].filter(([, count]) => count >= least).map(([colour]) => colour))
}

export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

export interface Difference {
  /** How many pixels are off by more than the tolerance, or are in one picture only. */
  pixels: number
  /** The new picture, pale, with these pixels in red. */
  marked: Picture
}

export function compare(before: Picture, after: Picture): Difference {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const data = Buffer.alloc(width * height * 3, 255)
  let pixels = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const old = offset(before, x, y)
      const now = offset(after, x, y)
      const target = (y * width + x) * 3
      if (old === undefined || now === undefined || isOff(before.data, old, after.data, now)) {
        pixels++
        data[target] = 220
        data[target + 1] = data[target + 2] = 0
      } else {
        for (let channel = 0; channel < 3; channel++) {
          data[target + channel] = 191 + ((after.data[now + channel] ?? 0) >> 2)
        }
      }
    }
  }
  return { pixels, marked: { width, height, data } }
}

const offset = ({ width, height }: Picture, x: number, y: number) =>
  x < width && y < height ? (y * width + x) * 3 : undefined

/** A colour of the baseline that rounding can't have made is a surface's, and must be met. */
function isOff(before: Buffer, old: number, after: Buffer, now: number): boolean {
  let difference = 0
  let isRounded = true
  for (let channel = 0; channel < 3; channel++) {
    const level = before[old + channel] ?? 0
    difference = Math.max(difference, Math.abs(level - (after[now + channel] ?? 0)))
    if (level % STEP !== 0 && level !== 255) isRounded = false
  }
  return difference > (isRounded ? ROUNDED_NOISE : NOISE)
}
