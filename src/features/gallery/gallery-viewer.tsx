import { useMemo } from "react"
import { parsePictureNumber, useImageAddress } from "./use-image-address"
import { LazyPictureViewer } from "./picture-viewer/lazy-picture-viewer"
import { toViewerPicture } from "./picture-viewer/viewer-picture"
import type { GalleryItem } from "./use-gallery-pages"
import { messages } from "./messages"

interface GalleryViewerProps {
  label: string
  loadingText?: string
  /** Must be stable between renders. */
  items: readonly GalleryItem[]
  /** Fetches a picture that is not loaded yet. */
  onRequest?: (picture: number) => void
}

/**
 * The viewer, open while the URL has a picture number. A separate component, so that the grid doesn't re-render with each
 * picture.
 */
export function GalleryViewer({ label, loadingText = messages.loading, items, onRequest }: GalleryViewerProps) {
  const address = useImageAddress()
  const number = parsePictureNumber(address.value, items.length)
  const pictures = useMemo(
    () => items.map((picture) => (typeof picture === "string" ? picture : toViewerPicture(picture))),
    [items],
  )
  if (number === null) return null
  return (
    <LazyPictureViewer
      label={label}
      loadingText={loadingText}
      pictures={pictures}
      number={number}
      onRequest={onRequest}
      onMove={address.move}
      onClose={address.close}
    />
  )
}
