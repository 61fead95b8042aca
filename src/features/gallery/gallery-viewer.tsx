import { useMemo } from "react"
import { pictureNumber, useImageAddress } from "./use-image-address"
import { LazyPictureViewer } from "./picture-viewer/picture-viewer-part"
import { toViewerPicture } from "./picture-viewer/picture-viewer-picture"
import type { GalleryPlace } from "./use-gallery-pages"

interface GalleryViewerProps {
  label: string
  /** The pictures, as far as they are there. Keep the array's identity between renders. */
  places: readonly GalleryPlace[]
  /** Fetches a picture that is not there. */
  need?: (picture: number) => void
}

/** The viewer, while the URL names a picture. The grid is not rendered anew for each picture that it shows. */
export function GalleryViewer({ label, places, need }: GalleryViewerProps) {
  const address = useImageAddress()
  const number = pictureNumber(address.value, places.length)
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
