import { useMemo } from "react"
import type { ImageAddress } from "../../shared/use-image-address"
import { pageOf, type ListPage } from "../../lib/list-pages"
import type { GallerySlice } from "./gallery-state"
import { LazyPictureViewer } from "../../shared/picture-viewer/picture-viewer-part"
import { toViewerPicture } from "../../shared/picture-viewer/picture-viewer-picture"

interface GalleryViewerProps {
  copy: Pick<Queries.GalleryTextsFragment, "label" | "loadingText">
  page: ListPage
  /** The gallery's pages, as far as they are there. */
  slices: readonly (GallerySlice | undefined)[]
  /** Pages that did not arrive. */
  lost: ReadonlySet<number>
  /** The picture shown, from 1. */
  number: number
  need: (picture: number) => void
  address: ImageAddress
}

/** The viewer over all pictures of the gallery, those of pages that have not been loaded among them. */
export function GalleryViewer({ copy, page, slices, lost, number, need, address }: GalleryViewerProps) {
  const { total, limit } = page
  const pictures = useMemo(
    () =>
      Array.from({ length: total }, (_, index) => {
        const slice = pageOf(index + 1, limit)
        const picture = slices[slice - 1]?.pictures[index % limit]
        return picture ? toViewerPicture(picture) : lost.has(slice) ? "lost" : "waiting"
      }),
    [slices, lost, total, limit],
  )
  return (
    <LazyPictureViewer
      label={copy.label}
      loadingText={copy.loadingText}
      pictures={pictures}
      number={number}
      onNeed={need}
      onMove={address.move}
      onClose={address.close}
    />
  )
}
