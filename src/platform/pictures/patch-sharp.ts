import sharp, { type Metadata, type Sharp } from "sharp"
import { ramps } from "../../../tailwind.config.js"

/** From 0, the fastest, to 9. The default 4 takes ten times as long for files a fifth smaller at equal quality. */
const AVIF_EFFORT = 2

/** Fills transparent areas, only for the output format: gatsby-plugin-sharp sets all formats, with `force` for one. */
const onPaper = (picture: Sharp, options?: { force?: boolean }): Sharp =>
  options?.force === false ? picture : picture.flatten({ background: ramps.cream[50] })

/**
 * Patches methods of sharp for which gatsby-plugin-sharp has no options: less effort for AVIF, a background for
 * transparent pictures, and the size after turning, because the plugin reads it before and would distort portraits.
 */
export function patchSharp(): void {
  // Safe cast: sharp's types leave its prototype open.
  const everyPicture = sharp.prototype as Pick<Sharp, "avif" | "webp" | "jpeg" | "metadata">
  const { avif, webp, jpeg, metadata } = everyPicture
  everyPicture.avif = function (this: Sharp, options) {
    return avif.call(onPaper(this, options), { effort: AVIF_EFFORT, ...options })
  }
  everyPicture.webp = function (this: Sharp, options) {
    return webp.call(onPaper(this, options), options)
  }
  everyPicture.jpeg = function (this: Sharp, options) {
    return jpeg.call(onPaper(this, options), options)
  }
  everyPicture.metadata = async function (this: Sharp): Promise<Metadata> {
    const stored = await metadata.call(this)
    return { ...stored, ...stored.autoOrient }
  } as typeof metadata
}
