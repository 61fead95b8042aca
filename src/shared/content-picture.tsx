import type { IGatsbyImageData } from "gatsby-plugin-image"
import { Picture, type PictureProps } from "../components/picture"

/** A picture field of the content, as queried by the fragments. */
export interface ContentPictureData {
  readonly alt: string
  readonly file: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null }
}

/** Which screens are shown another format of a wide scene (`formats`): upright on phones, square on tablets. */
export const SCREENS = {
  tall: "(max-width: 37.49em) and (max-aspect-ratio: 1/1)",
  square: "(max-width: 63.99em) and (max-aspect-ratio: 4/3)",
} as const

interface ContentPictureProps extends Omit<PictureProps, "image" | "alt"> {
  picture: ContentPictureData
  /** True where the text beside it already describes it: screen readers skip it. */
  decorative?: boolean
  /** The same scene composed for other screens. The first whose `media` fits is shown; one that is missing is left out. */
  formats?: readonly { media: string; picture: ContentPictureData | null }[]
}

/** A picture from the content, with its alternative text. */
export function ContentPicture({ picture, decorative = false, formats = [], ...props }: ContentPictureProps) {
  const image = imageOf(picture)
  if (!image) return null
  const others = formats.flatMap(({ media, picture: other }) =>
    (imageOf(other)?.images.sources ?? []).map((source) => ({ ...source, media })),
  )
  const { sources = [] } = image.images
  const composed = { ...image, images: { ...image.images, sources: [...others, ...sources] } }
  return <Picture image={composed} alt={decorative ? "" : picture.alt} {...props} />
}

const imageOf = (picture: ContentPictureData | null) => picture?.file.childImageSharp?.gatsbyImageData
