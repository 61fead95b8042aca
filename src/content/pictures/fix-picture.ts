import path from "node:path"
import sharp from "sharp"
import { suggestPictureName } from "../content-files"
import { MAX_SIDE_PX, inspectPicture, type PictureFacts, type PictureFault } from "./inspect-picture"

/** File endings by format. */
const endings: Readonly<Record<string, readonly string[]>> = {
  jpeg: ["jpg", "jpeg"],
  png: ["png"],
  webp: ["webp"],
  avif: ["avif"],
}

const getExtension = (file: string) => path.posix.extname(file).slice(1)

export const hasMatchingExtension = (file: string, { format }: Pick<PictureFacts, "format">): boolean =>
  endings[format]?.includes(getExtension(file)) ?? false

const canAutofix = (facts: PictureFacts): boolean =>
  Math.max(facts.width, facts.height) > MAX_SIDE_PX ||
  facts.isTurned ||
  facts.isMoving ||
  facts.hasMore ||
  facts.isCmyk ||
  facts.hasPosition ||
  facts.hasCameraData ||
  !endings[facts.format]

/** `bytes` are unchanged if there was nothing to fix. */
export type FixedPicture = { bytes: Buffer; name: string }

/**
 * Makes a picture upright, at most `MAX_SIDE_PX` pixels, RGB, and free of position, camera data and further frames; returns the
 * fault if it can't be shown. `file` is its name, with or without folders.
 */
export async function fixPicture(bytes: Buffer, file: string): Promise<FixedPicture | { fault: PictureFault }> {
  const facts = await inspectPicture(bytes)
  if ("fault" in facts) return facts
  const expected = suggestPictureName(file)
  const format = endings[facts.format] ? facts.format : "jpeg"
  const name = hasMatchingExtension(expected, { format })
    ? expected
    : expected.replace(/[^.]+$/, endings[format]?.[0] ?? getExtension(expected))
  return { name, bytes: canAutofix(facts) ? await redraw(bytes, format) : bytes }
}

/** Without `keepMetadata`, sharp writes none and converts CMYK to RGB. */
function redraw(bytes: Buffer, format: string): Promise<Buffer> {
  const picture = sharp(bytes, { failOn: "error" })
    .autoOrient()
    .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: "inside", withoutEnlargement: true })
  if (format === "png") return picture.png().toBuffer()
  if (format === "webp") return picture.webp({ quality: 90, smartSubsample: true }).toBuffer()
  if (format === "avif") return picture.avif({ quality: 70 }).toBuffer()
  return picture.flatten({ background: "#ffffff" }).jpeg({ quality: 88, mozjpeg: true }).toBuffer()
}
