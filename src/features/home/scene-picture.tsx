import { Picture } from "../../components/picture"
import type { ContentPictureData } from "../../shared/content-picture"

/** Media queries for the other formats of a wide scene: upright on phones, square on tablets. */
const CROP_MEDIA = {
  tall: "(max-width: 37.49em) and (max-aspect-ratio: 1/1)",
  square: "(max-width: 63.99em) and (max-aspect-ratio: 4/3)",
} as const

/** `object-fit: cover` crops the picture to a narrower box, so the picture is rendered wider than the box. */
const SIZES = "(min-width: 80em) max(105vw, 92rem), (min-width: 64em) 84.4rem, (max-width: 22.9em) 368px, 100vw"

interface ScenePictureProps {
  slide: Queries.HeroSlideFragment
  priority: boolean
}

/** A slide's scene in the format for the visitor's screen; a missing format is cropped from the wide one. */
export function ScenePicture({ slide: { image: wide, imageTall, imageSquare }, priority }: ScenePictureProps) {
  const image = wide.file.childImageSharp?.gatsbyImageData
  if (!image) return null
  const crops = [...getSources(imageTall, CROP_MEDIA.tall), ...getSources(imageSquare, CROP_MEDIA.square)]
  const images = { ...image.images, sources: [...crops, ...(image.images.sources ?? [])] }
  return (
    <Picture image={{ ...image, images }} alt="" priority={priority} fit="cover" className="size-full" sizes={SIZES} />
  )
}

const getSources = (picture: Pick<ContentPictureData, "file"> | null, media: string) =>
  (picture?.file.childImageSharp?.gatsbyImageData.images.sources ?? []).map((source) => ({ ...source, media }))
