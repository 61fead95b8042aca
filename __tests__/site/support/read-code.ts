import jsQR from "jsqr"
import sharp from "sharp"

/** What a phone's camera reads in a picture; null where it finds no code. */
export async function readCode(picture: string | Buffer): Promise<string | null> {
  const { data, info } = await sharp(Buffer.from(picture)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}

/** The drawing in another size. */
export const scaled = (svg: string, width: number) => sharp(Buffer.from(svg)).resize(width).png().toBuffer()
