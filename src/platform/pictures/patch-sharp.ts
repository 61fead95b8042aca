import sharp, { type Metadata, type Sharp } from "sharp"
import { ramps } from "../../../tailwind.config.js"

/**
 * From 0, the fastest, to 9; sharp's own default is 4, which takes ten times as long for files that are a fifth smaller at
 * equal looks.
 */
const AVIF_EFFORT = 2

/**
 * Puts paper behind what is transparent, where this format is the one that is made: gatsby-plugin-sharp sets all of them
 * for every picture, with `force` for one. JPEG would be black there, and the others show the colour of their place.
 */
const onPaper = (picture: Sharp, options?: { force?: boolean }): Sharp =>
  options?.force === false ? picture : picture.flatten({ background: ramps.cream[50] })

/**
 * Changes methods that all of sharp's pictures share. AVIF is encoded with less effort: gatsby-plugin-sharp has no
 * option for it. Transparent pictures stand on paper. And sizes are those of the upright picture: the plugin turns a
 * photograph that is stored on its side, but asks for its size before, and would press a portrait into a landscape.
 */
export function patchSharp(): void {
  // A safe cast: sharp's types leave its prototype open.
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
