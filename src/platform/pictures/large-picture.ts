import fs from "node:fs"
import path from "node:path"
import type { SharpFile } from "gatsby-plugin-sharp"
import sharp from "sharp"

/** Longest side of `large`, in pixels. */
const MAX_LARGE_SIDE_PX = 1600

/** GraphQL type of `ImageSharp.large`. */
export const largePictureSdl = `
"The largest size of a picture that is published: upright, at most ${MAX_LARGE_SIDE_PX} pixels, without place and camera data."
type LargePicture {
  "Its address on the site."
  src: String!
  "Width in pixels."
  width: Int!
  "Height in pixels."
  height: Int!
}
`

/** WebP quality that matches the AVIF of the other sizes (docs/speed.md, "Pictures"). */
const QUALITY = 80

/** Writes the largest size into public/, unless an earlier build has. Without `keepMetadata`, sharp writes none. */
export async function makeLargePicture(root: string, file: SharpFile) {
  const folder = `/static/${file.internal.contentDigest}/large`
  const target = path.join(root, "public", folder, `${file.name}.webp`)
  const src = `${folder}/${encodeURIComponent(file.name)}.webp`
  if (fs.existsSync(target)) {
    const { width, height } = await sharp(target).metadata()
    return { src, width, height }
  }
  const { data, info } = await sharp(file.absolutePath, { failOn: "error" })
    .autoOrient()
    .resize(MAX_LARGE_SIDE_PX, MAX_LARGE_SIDE_PX, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  fs.mkdirSync(path.dirname(target), { recursive: true })
  // Several processes run queries and can write the same picture.
  fs.writeFileSync(`${target}.${process.pid}`, data)
  fs.renameSync(`${target}.${process.pid}`, target)
  return { src, width: info.width, height: info.height }
}
