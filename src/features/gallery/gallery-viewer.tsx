import { useMemo, type RefObject } from "react"
import { useSite } from "../../shared/use-site"
import { galleryPicturePath } from "../../lib/paths"
import { useImageAddress, type ImageAddress } from "./use-image-address"
import { pageOf, type PageRange } from "../../lib/list-pages"
import { pictureNumber } from "./picture-viewer/picture-number"
import { LazyPictureViewer } from "./picture-viewer/picture-viewer-part"
import { toViewerPicture } from "./picture-viewer/picture-viewer-picture"
import { useFocusAfterViewer, useUnknownNotice } from "./gallery-focus"
import { arrived, type GalleryPageResult } from "./use-gallery-pages"
import { words } from "./words"

interface GalleryViewerProps {
  /** What the pictures stand in; the focus returns to the last one. */
  root: RefObject<HTMLElement | null>
  page: PageRange
  /** What is known of the gallery's pages. */
  pages: readonly GalleryPageResult[]
  need: (picture: number) => void
  /** The slug of the shown kind; without it all pictures. */
  kind?: string
}

/** The viewer, while the URL names a picture. The grid is not rendered anew for each picture that it shows. */
export function GalleryViewer({ root, ...props }: GalleryViewerProps) {
  const address = useImageAddress()
  const number = pictureNumber(address.value, props.page.total)
  useFocusAfterViewer(root, number)
  useUnknownNotice(number === null ? address.value : null)
  return number === null ? null : <OpenViewer {...props} number={number} address={address} />
}

interface OpenViewerProps extends Omit<GalleryViewerProps, "root"> {
  /** The picture shown, from 1. */
  number: number
  address: ImageAddress
}

/** Shows all pictures of the gallery, those of pages that have not been loaded among them. */
function OpenViewer({ page, pages, number, need, address, kind }: OpenViewerProps) {
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
      label={words.label}
      pictures={pictures}
      number={number}
      shareUrl={siteUrl + galleryPicturePath(number, kind)}
      onNeed={need}
      onMove={address.move}
      onClose={address.close}
    />
  )
}
