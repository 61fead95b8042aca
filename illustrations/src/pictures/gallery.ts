/** The gallery: scenes of all kinds under their numbers. */
import { allScenes } from "../gallery/kinds"
import { order } from "../gallery/order"
import type { Pictures } from "../part"

/** Throws when the order names a scene that no kind has. */
export async function galleryPictures(): Promise<Pictures> {
  const scenes = await allScenes()
  return Object.fromEntries(
    order.map((name, index) => {
      const draw = scenes[name]
      if (!draw) throw new Error(`gallery/order.ts names “${name}”, which no kind of scene has`)
      return [`gallery/image_${index + 1}`, draw]
    }),
  )
}
