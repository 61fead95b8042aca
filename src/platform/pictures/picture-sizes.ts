import { generateImageData, type HookApi, type Args, type SharpFile } from "gatsby-plugin-sharp"
import type { IGatsbyImageData } from "gatsby-plugin-image"

/**
 * Returns a picture in all sizes as AVIF (and WebP on request), and in one as JPEG for old browsers. The plugin's
 * resolver would make every size as JPEG too, which no page uses.
 */
export async function pictureSizes(
  file: SharpFile,
  args: Args,
  { reporter, cache }: HookApi,
): Promise<IGatsbyImageData> {
  const { formats = ["avif"], breakpoints } = args
  const modern = formats.filter((format) => format !== "jpg")
  // The plugin warns of every picture without JPEG.
  const quiet = { ...reporter, warn: () => undefined }
  // One after the other: the first caches size and colour of the picture, also for other queries and processes.
  const sizes = await generateImageData({ file, args: { ...args, formats: modern }, reporter: quiet, cache })
  const single = await generateImageData({
    file,
    args: { ...args, formats: ["jpg"], outputPixelDensities: [1], breakpoints: breakpoints?.slice(-1) },
    reporter,
    cache,
  })
  const { sources = [], fallback: primary } = sizes.images
  const type = `image/${modern.includes("webp") ? "webp" : "avif"}` as const
  const all = [...sources, { type, srcSet: primary?.srcSet ?? "", sizes: primary?.sizes ?? "" }]
  return { ...single, images: { sources: all, fallback: { src: single.images.fallback?.src ?? "" } } }
}
