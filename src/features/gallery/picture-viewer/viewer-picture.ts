/** A picture in the viewer's format, independent of the page that opens it. */
export interface ViewerPicture {
  src: string
  /** In pixels. */
  width: number
  height: number
  /** Also its caption. */
  alt: string
  /** URL of the small picture, already loaded by the page, that is shown while the large one loads. */
  thumb?: string
}

/** Converts a picture of a GraphQL query. The thumbnail is the file of the phone's grid, 360 px wide, if there is one. */
export function toViewerPicture({ alt, file }: Queries.GalleryPictureFragment): ViewerPicture | "failed" {
  if (!file.childImageSharp) return "failed"
  const { large, gatsbyImageData } = file.childImageSharp
  const { sources = [], fallback } = gatsbyImageData.images
  const small = /(\S+) 360w/.exec(sources[0]?.srcSet ?? "")?.[1]
  return { ...large, alt, thumb: small ?? fallback?.src }
}
