import { useMemo } from "react"
import { useSite } from "../../shared/use-site"
import { galleryPicturePath } from "../../lib/paths"
import type { ImageAddress } from "../../shared/use-image-address"
import { pageOf, type PageRange } from "../../lib/list-pages"
import { LazyPictureViewer } from "../../shared/picture-viewer/picture-viewer-part"
import { toViewerPicture } from "../../shared/picture-viewer/picture-viewer-picture"
import { arrived, type GalleryPageResult } from "./use-gallery-pages"

interface GalleryViewerProps {
  copy: Pick<Queries.GalleryTextsFragment, "label" | "loadingText" | "shareLabel">
  page: PageRange
  /** What is known of the gallery's pages. */
  pages: readonly GalleryPageResult[]
  /** The picture shown, from 1. */
  number: number
  need: (picture: number) => void
  address: ImageAddress
  /** The slug of the shown kind; without it all pictures. */
  kind?: string
}

/** The viewer over all pictures of the gallery, those of pages that have not been loaded among them. */
export function GalleryViewer({ copy, page, pages, number, need, address, kind }: GalleryViewerProps) {
  const { siteUrl } = useSite().site
  const { total, limit } = page
  const pictures = useMemo(
    () =>
      Array.from({ length: total }, (_, index) => {
        const result = pages[pageOf(index + 1, limit) - 1]
        const picture = arrived(result)?.entries[index % limit]
        return picture ? toViewerPicture(picture) : result instanceof Error ? "lost" : "waiting"
      }),
    [pages, total, limit],
  )
  return (
    <LazyPictureViewer
      label={copy.label}
      loadingText={copy.loadingText}
      pictures={pictures}
      number={number}
      share={{ label: copy.shareLabel, url: siteUrl + galleryPicturePath(number, kind) }}
      onNeed={need}
      onMove={address.move}
      onClose={address.close}
    />
  )
}
