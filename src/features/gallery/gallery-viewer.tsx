import { useMemo } from "react"
import { pictureNumber, useImageAddress, type ImageAddress } from "./use-image-address"
import { LazyPictureViewer } from "./picture-viewer/picture-viewer-part"
import { toViewerPicture } from "./picture-viewer/picture-viewer-picture"
import type { GalleryPlace } from "./use-gallery-pages"
import { words } from "./words"

interface GalleryViewerProps {
  /** The gallery's pictures, as far as they are there. */
  places: readonly GalleryPlace[]
  need: (picture: number) => void
}

/** The viewer, while the URL names a picture. The grid is not rendered anew for each picture that it shows. */
export function GalleryViewer(props: GalleryViewerProps) {
  const address = useImageAddress()
  const number = pictureNumber(address.value, props.places.length)
  return number === null ? null : <OpenViewer {...props} number={number} address={address} />
}

interface OpenViewerProps extends GalleryViewerProps {
  /** The picture shown, from 1. */
  number: number
  address: ImageAddress
}

/** Shows all pictures of the gallery, those that have not been fetched among them. */
function OpenViewer({ places, number, need, address }: OpenViewerProps) {
  const pictures = useMemo(
    () => places.map((picture) => (typeof picture === "string" ? picture : toViewerPicture(picture))),
    [places],
  )
  return (
    <LazyPictureViewer
      label={words.label}
      pictures={pictures}
      number={number}
      onNeed={need}
      onMove={address.move}
      onClose={address.close}
    />
  )
}
