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

/** Returns the defects that redrawing fixes, as predicates of “it”; pages show such pictures correctly. */
export const getDefects = ({ width, height, ...facts }: PictureFacts): string[] =>
  [
    Math.max(width, height) > MAX_SIDE_PX
      ? `has ${width.toLocaleString("en")} × ${height.toLocaleString("en")} pixels`
      : "",
    facts.isTurned ? "is stored on its side" : "",
    facts.isMoving ? "moves (pages show its first frame alone)" : "",
    facts.hasMore ? "holds a film or a second picture" : "",
    facts.isCmyk ? "has the colours of a printing press (CMYK)" : "",
    facts.hasPosition ? "holds the place where it was taken" : "",
    facts.hasCameraData ? "holds data of the camera" : "",
  ].filter(Boolean)

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
  const isFine = endings[facts.format] && getDefects(facts).length === 0
  return { name, bytes: isFine ? bytes : await redraw(bytes, format) }
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
