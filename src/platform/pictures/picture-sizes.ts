import { generateImageData, type Args, type Reporter, type SharpFile } from "gatsby-plugin-sharp"
import type { IGatsbyImageData } from "gatsby-plugin-image"

/**
 * A picture in all its sizes as AVIF (and WebP, where a query asks for it), and in one as JPEG. The plugin's own resolver
 * makes every size as JPEG too, which no page names: `Picture` has one file for browsers without AVIF.
 *
 * @param args what the query asks for; JPEG is always added
 */
export async function pictureSizes(file: SharpFile, args: Args, reporter: Reporter): Promise<IGatsbyImageData> {
  const { formats = ["avif"], breakpoints } = args
  const modern = formats.filter((format) => format !== "jpg")
  // It warns of every picture that has no JPEG among its sizes.
  const quiet = { ...reporter, warn: () => undefined }
  const [sizes, single] = await Promise.all([
    generateImageData({ file, args: { ...args, formats: modern }, reporter: quiet }),
    generateImageData({
      file,
      args: { ...args, formats: ["jpg"], outputPixelDensities: [1], breakpoints: breakpoints?.slice(-1) },
      reporter,
    }),
  ])
  const { sources = [], fallback: primary } = sizes.images
  const type = `image/${modern.includes("webp") ? "webp" : "avif"}` as const
  const all = [...sources, { type, srcSet: primary?.srcSet ?? "", sizes: primary?.sizes ?? "" }]
  return { ...single, images: { sources: all, fallback: { src: single.images.fallback?.src ?? "" } } }
}
