import { graphql } from "gatsby"
import { useMemo } from "react"
import { GalleryViewer, openOnClick } from "../gallery"
import { ContentPicture } from "../../shared/content-picture"
import { listMessages } from "./list-messages"

/** Thumbnails that open in the picture viewer; without JavaScript each links to its file. */
export function SidebarGallery({ pictures }: { pictures: readonly Queries.SidebarPictureFragment[] }) {
  const pictureItems = useMemo(() => pictures.map(({ thumb }) => thumb), [pictures])
  return (
    <>
      <ul data-slot="sidebar-gallery" className="grid grid-cols-3 gap-2">
        {pictures.map(({ id, thumb }, index) => (
          <li key={id}>
            {/* A plain `<a>`: the link leads to a file, which the router does not know. */}
            <a
              href={thumb.file.childImageSharp?.large.src}
              onClick={openOnClick(index + 1)}
              className="block aspect-square overflow-hidden rounded-md bg-line"
            >
              <ContentPicture picture={thumb} fit="cover" className="size-full" sizes={getSizes(thumb)} />
            </a>
          </li>
        ))}
      </ul>
      <GalleryViewer label={listMessages.gallery} items={pictureItems} />
    </>
  )
}

/** The picture covers a square, so a landscape picture is rendered wider than the square. */
function getSizes({ file }: Queries.SidebarPictureFragment["thumb"]): string {
  const { width, height } = file.childImageSharp?.large ?? {}
  const ratio = width && height ? Math.max(1, width / height) : 1
  return `(min-width: 1024px) ${Math.round(102 * ratio)}px, ${Math.round(31 * ratio)}vw`
}

export const sidebarPictureFragment = graphql`
  fragment SidebarPicture on SidebarGalleryItem {
    id
    thumb {
      ...GalleryPicture
    }
  }
`
