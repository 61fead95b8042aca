/** A picture as the viewer shows it; it knows nothing of the page that opens it. */
export interface ViewerPicture {
  /** The large picture. */
  src: string
  /** Its size in pixels. */
  width: number
  height: number
  /** What it shows: its caption and its alternative text. */
  alt: string
  /** The small picture that stands there until the large one has come; the page has it already. */
  thumb?: string
}

/** A picture of the gallery's queries, with the small size that phones have in their grid. */
export function toViewerPicture({ alt, file }: Queries.GalleryPictureFragment): ViewerPicture | "lost" {
  const { original, gatsbyImageData } = file.childImageSharp ?? {}
  if (!original?.src || !original.width || !original.height) return "lost"
  const { sources = [], fallback } = gatsbyImageData?.images ?? {}
  const small = /(\S+) 300w/.exec(sources[0]?.srcSet ?? "")?.[1]
  return { src: original.src, width: original.width, height: original.height, alt, thumb: small ?? fallback?.src }
}
