import { cx } from "class-variance-authority"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { Picture, type PictureProps } from "../components/picture"

/** A picture, as queried by the fragments. */
export interface ContentPictureData {
  readonly alt: string
  /** Not queried for full-width and avatar pictures. */
  readonly isPhotograph?: boolean
  readonly file: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null }
}

export interface ContentPictureProps extends Omit<PictureProps, "image" | "alt"> {
  picture: ContentPictureData
  /** Whether the text beside it describes it: screen readers skip it. */
  decorative?: boolean
}

/** A picture from the content, with its alternative text. */
export function ContentPicture({ picture, decorative = false, ...props }: ContentPictureProps) {
  const image = picture.file.childImageSharp?.gatsbyImageData
  return (
    image && (
      <Picture image={image} alt={decorative ? "" : picture.alt} isPhotograph={picture.isPhotograph} {...props} />
    )
  )
}

/** A round picture beside a name. */
export function Avatar({ className, ...props }: ContentPictureProps) {
  return (
    <ContentPicture
      decorative
      fit="cover"
      className={cx("shrink-0 overflow-hidden rounded-full", className)}
      {...props}
    />
  )
}
