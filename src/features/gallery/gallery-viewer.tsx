import { useMemo } from "react"
import { parsePictureNumber, useImageAddress } from "./use-image-address"
import { LazyPictureViewer } from "./picture-viewer/picture-viewer-part"
import { toViewerPicture } from "./picture-viewer/picture-viewer-picture"
import type { GalleryPlace } from "./use-gallery-pages"

interface GalleryViewerProps {
  label: string
  /** Keep the array's identity between renders. */
  places: readonly GalleryPlace[]
  /** Fetches a picture that is not loaded yet. */
  need?: (picture: number) => void
}

/**
 * The viewer, open while the URL has a picture number. A component of its own, so that the grid doesn't re-render with
 * each picture.
 */
export function GalleryViewer({ label, places, need }: GalleryViewerProps) {
  const address = useImageAddress()
  const number = parsePictureNumber(address.value, places.length)
  const pictures = useMemo(
    () => places.map((picture) => (typeof picture === "string" ? picture : toViewerPicture(picture))),
    [places],
  )
  if (number === null) return null
  return (
    <LazyPictureViewer
      label={label}
      pictures={pictures}
      number={number}
      onNeed={need}
      onMove={address.move}
      onClose={address.close}
    />
  )
}
