import { ContentPicture, type ContentPictureData } from "../../shared/content-picture"
import type { PictureProps } from "../../components/picture"

/** Media queries for the other formats of a wide scene: upright on phones, square on tablets. */
const CROP_MEDIA = {
  tall: "(max-width: 37.49em) and (max-aspect-ratio: 1/1)",
  square: "(max-width: 63.99em) and (max-aspect-ratio: 4/3)",
} as const

interface ScenePictureProps extends Omit<PictureProps, "image" | "alt"> {
  picture: ContentPictureData
  /** True if the text beside it already describes it. */
  decorative?: boolean
  /** Formats for phones and tablets; a missing one is cropped from the wide one. */
  tall?: ContentPictureData | null
  square?: ContentPictureData | null
}

/** A scene from edge to edge, in the format for the visitor's screen. */
export function ScenePicture({ picture, tall, square, ...props }: ScenePictureProps) {
  const image = getImage(picture)
  if (!image) return null
  const cropSources = [...getSources(tall, CROP_MEDIA.tall), ...getSources(square, CROP_MEDIA.square)]
  const combined = { ...image, images: { ...image.images, sources: [...cropSources, ...(image.images.sources ?? [])] } }
  return (
    <ContentPicture picture={{ ...picture, file: { childImageSharp: { gatsbyImageData: combined } } }} {...props} />
  )
}

const getImage = (picture: ContentPictureData | null | undefined) => picture?.file.childImageSharp?.gatsbyImageData

const getSources = (picture: ContentPictureData | null | undefined, media: string) =>
  (getImage(picture)?.images.sources ?? []).map((source) => ({ ...source, media }))
