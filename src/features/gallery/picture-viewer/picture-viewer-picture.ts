/** A picture in the viewer's format, independent of the page that opens it. */
export interface ViewerPicture {
  /** URL of the large picture. */
  src: string
  /** Its size in pixels. */
  width: number
  height: number
  /** Describes the picture: its caption and its alternative text. */
  alt: string
  /** URL of the small picture shown while the large one is loading; the page has loaded it already. */
  thumb?: string
}

/** Converts a picture of the gallery's queries, with the small size from the phone's grid as the thumbnail. */
export function toViewerPicture({ alt, file }: Queries.GalleryPictureFragment): ViewerPicture | "lost" {
  if (!file.childImageSharp) return "lost"
  const { large, gatsbyImageData } = file.childImageSharp
  const { sources = [], fallback } = gatsbyImageData.images
  const small = /(\S+) 360w/.exec(sources[0]?.srcSet ?? "")?.[1]
  return { ...large, alt, thumb: small ?? fallback?.src }
}
