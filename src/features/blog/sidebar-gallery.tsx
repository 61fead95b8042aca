import { graphql } from "gatsby"
import { useEffect, useMemo, useRef, type MouseEvent, type RefObject } from "react"
import { LazyPictureViewer, openImage, pictureNumber, toViewerPicture, useImageAddress } from "../gallery"
import { isModifiedClick } from "../../components/link"
import { ContentPicture } from "../../shared/content-picture"
import { listWords } from "./list-words"

/**
 * Six thumbnails that open in the picture viewer (spec section 2, "Sidebar"). The open picture is in the URL, so that
 * the back button closes it; without JavaScript each thumbnail links to its file.
 */
export function SidebarGallery({ pictures }: { pictures: readonly Queries.SidebarPictureFragment[] }) {
  const address = useImageAddress()
  const number = pictureNumber(address.value, pictures.length)
  const root = useRef<HTMLUListElement>(null)
  useFocusAfterViewer(root, number)
  const large = useMemo(() => pictures.map(({ thumb }) => toViewerPicture(thumb)), [pictures])

  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (isModifiedClick(event)) return
    event.preventDefault()
    openImage(index + 1)
  }

  return (
    <>
      <ul ref={root} data-slot="sidebar-gallery" className="grid grid-cols-3 gap-2">
        {pictures.map(({ id, thumb }, index) => (
          <li key={id}>
            {/* A plain `<a>`: the link leads to a file, which the router does not know. */}
            <a
              href={thumb.file.childImageSharp?.large.src}
              data-number={index + 1}
              onClick={(event) => open(event, index)}
              className="block aspect-square overflow-hidden rounded-md bg-line"
            >
              <ContentPicture picture={thumb} fit="cover" className="size-full" sizes={sizesOf(thumb)} />
            </a>
          </li>
        ))}
      </ul>
      {number !== null && (
        <LazyPictureViewer
          label={listWords.gallery}
          pictures={large}
          number={number}
          onMove={address.move}
          onClose={address.close}
        />
      )}
    </>
  )
}

/** A picture covers its square: one that is wider than high is drawn wider than the square. */
function sizesOf({ file }: Queries.SidebarPictureFragment["thumb"]): string {
  const { width, height } = file.childImageSharp?.large ?? {}
  const ratio = width && height ? Math.max(1, width / height) : 1
  return `(min-width: 1024px) ${Math.round(102 * ratio)}px, ${Math.round(31 * ratio)}vw`
}

/** After the viewer closes, moves the focus to the thumbnail of its last picture. */
function useFocusAfterViewer(root: RefObject<HTMLElement | null>, open: number | null): void {
  const last = useRef<number | null>(null)
  useEffect(() => {
    const closed = last.current
    last.current = open
    if (open === null && closed !== null) {
      root.current?.querySelector<HTMLElement>(`[data-number="${closed}"]`)?.focus()
    }
  }, [root, open])
}

export const sidebarPictureFragment = graphql`
  fragment SidebarPicture on SidebarGalleryItem {
    id
    thumb {
      ...GalleryPicture
    }
  }
`
