import type { Metadata, Sharp } from "sharp"
import { everyPicture } from "./avif-effort"

/**
 * gatsby-plugin-sharp turns a photograph that is stored on its side, but asks for its size before: a portrait would be
 * pressed into a landscape. From here on sharp names every picture's size as it is seen.
 */
export function measureUpright(): void {
  const { metadata } = everyPicture
  everyPicture.metadata = async function (this: Sharp): Promise<Metadata> {
    const stored = await metadata.call(this)
    return { ...stored, ...stored.autoOrient }
  } as typeof metadata
}
