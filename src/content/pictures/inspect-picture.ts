import readExif from "exif-reader"
import sharp, { type Metadata } from "sharp"

/** In pixels. */
export const MAX_SIDE_PX = 2000

export type PictureFault = "empty" | "cut off" | "HEIC" | "film" | "web page" | "SVG" | "too large" | "unknown"

export type PictureFacts = {
  /** "jpeg", "png", "webp", "avif", or an unsupported one such as "gif". */
  format: string
  /** As seen, after turning. */
  width: number
  height: number
  /** Needs the EXIF orientation to be upright. */
  isTurned: boolean
  /** Has several frames. */
  isMoving: boolean
  /** Has data after its end: the film of a motion photograph or another picture. */
  hasMore: boolean
  isCmyk: boolean
  hasPosition: boolean
  /** EXIF, XMP or IPTC data of a camera or program. */
  hasCameraData: boolean
}

/** Finds files that sharp can't or shouldn't open, by their first bytes. */
function findFaultInHeader(bytes: Buffer): PictureFault | undefined {
  if (bytes.length === 0) return "empty"
  const text = bytes.toString("latin1", 0, 1024)
  if (/^....ftyp(?!avi)/s.test(text) && !text.includes("avif")) {
    return /^....ftyp(hei|hev|mif1|msf1)/s.test(text) ? "HEIC" : "film"
  }
  if (/<svg[\s>]/i.test(text)) return "SVG"
  if (/^\s*(\xEF\xBB\xBF)?\s*<(!doctype|html|head|body|script)/i.test(text)) return "web page"
  return undefined
}

const startsLikePicture = (bytes: Buffer) =>
  /^(\xFF\xD8\xFF|\x89PNG|RIFF....WEBP|....ftypavi)/s.test(bytes.toString("latin1", 0, 16))

/** Reads a picture completely and returns its facts, or why it can't be shown. */
export async function inspectPicture(bytes: Buffer): Promise<PictureFacts | { fault: PictureFault }> {
  const fault = findFaultInHeader(bytes)
  if (fault) return { fault }
  try {
    const metadata = await sharp(bytes).metadata()
    await sharp(bytes, { failOn: "error" }).resize(16, 16, { fit: "fill" }).raw().toBuffer()
    return toFacts(metadata, metadata.format === "jpeg" && findJpegEnd(bytes) < bytes.length)
  } catch (error) {
    if (String(error).includes("pixel limit")) return { fault: "too large" }
    return { fault: startsLikePicture(bytes) ? "cut off" : "unknown" }
  }
}

/** Finds the end marker FF D9 by walking the segments, because an embedded preview has one too. */
function findJpegEnd(bytes: Buffer): number {
  let at = 2
  while (at < bytes.length - 1) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0
    if (marker === 0xd9) return at + 2
    const hasLength = marker >= 0xc0 && marker < 0xff && (marker < 0xd0 || marker > 0xd7)
    if (hasLength) at += 2 + bytes.readUInt16BE(at + 2)
    else at = bytes.indexOf(0xff, at + 1)
    if (at < 0) return bytes.length
  }
  return bytes.length
}

function toFacts(metadata: Metadata, hasMore: boolean): PictureFacts {
  const { format, compression, autoOrient, orientation = 1, pages = 1, space, exif, xmp, iptc } = metadata
  return {
    format: format === "heif" && compression === "av1" ? "avif" : format,
    width: autoOrient.width,
    height: autoOrient.height,
    isTurned: orientation > 1,
    isMoving: pages > 1,
    hasMore,
    isCmyk: space === "cmyk",
    hasPosition: hasPosition(exif) || Boolean(xmp?.includes("GPSLatitude")),
    hasCameraData: Boolean(xmp ?? iptc) || hasCameraData(exif),
  }
}

/** Returns nothing for unreadable EXIF. */
function read(exif: Buffer): ReturnType<typeof readExif> | undefined {
  try {
    return readExif(exif)
  } catch {
    return undefined
  }
}

const hasPosition = (exif: Buffer | undefined) => {
  const position = exif && read(exif)?.GPSInfo
  return Boolean(position && (position.GPSLatitude ?? position.GPSLongitude))
}

/** Tags that say nothing about the photographer. */
const harmlessTags =
  /^(Orientation|.*Resolution(Unit)?|ExifTag|GPSTag|ColorSpace|Pixel.Dimension|.*Version|Components.*|YCbCr.*)$/

const hasCameraData = (exif: Buffer | undefined) => {
  if (!exif) return false
  const known = read(exif)
  if (!known) return true
  return [known.Image, known.Photo].some((part) => Object.keys(part ?? {}).some((name) => !harmlessTags.test(name)))
}
