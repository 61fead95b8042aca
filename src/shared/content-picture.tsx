import type { IGatsbyImageData } from "gatsby-plugin-image"
import { Picture, type PictureProps } from "../components/picture"

/** A picture field of the content, as the fragments ask for it. */
export interface ContentPictureData {
  readonly alt: string
  readonly file: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null }
}

interface ContentPictureProps extends Omit<PictureProps, "image" | "alt"> {
  picture: ContentPictureData
  /** True where the words beside it say what it shows: screen readers pass over it. */
  decorative?: boolean
}

/** A picture of the content with its own description. */
export function ContentPicture({ picture, decorative = false, ...props }: ContentPictureProps) {
  const image = picture.file.childImageSharp?.gatsbyImageData
  return image ? <Picture image={image} alt={decorative ? "" : picture.alt} {...props} /> : null
}
