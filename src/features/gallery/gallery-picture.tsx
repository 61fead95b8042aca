import { graphql } from "gatsby"
import type { MouseEvent } from "react"
import { ContentPicture } from "../../shared/content-picture"
import { ratioOf, rowSpan } from "./gallery-masonry"

interface GalleryPictureProps {
  picture: Queries.GalleryPictureFragment
  /** Its number in the whole gallery, from 1. */
  number: number
  /** Among the first of the page: fetched at once. */
  priority?: boolean
  /** Called in place of leading to the picture's file. */
  onOpen: (number: number) => void
}

/**
 * A picture in the gallery's grid. The link leads to the large picture itself, which is what a visitor without
 * JavaScript gets, and whoever opens it in a new tab; with JavaScript a plain press opens the viewer.
 */
export function GalleryPicture({ picture, number, priority = false, onOpen }: GalleryPictureProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(number)
  }
  return (
    <li data-slot="gallery-picture" style={cellStyle(picture.file)} className={CELL}>
      {/* The router has no page of this address: a link to a file is the browser's own business. */}
      <a
        href={picture.file.childImageSharp?.original?.src ?? undefined}
        data-number={number}
        onClick={open}
        className="group block size-full overflow-hidden rounded-md bg-line shadow-sheet"
      >
        <ContentPicture
          picture={picture}
          fit="cover"
          priority={priority}
          className="size-full duration-slow motion-safe:transition-transform motion-safe:group-hover:scale-105"
          sizes={SIZES}
        />
      </a>
    </li>
  )
}

/** Keeps the place of a picture that is on its way. */
export function GalleryPlaceholder({ file }: { file: Queries.GalleryRatioFragment["file"] }) {
  return (
    <li data-slot="gallery-placeholder" aria-hidden style={cellStyle(file)} className={CELL}>
      <span className="block size-full rounded-md bg-line motion-safe:animate-pulse" />
    </li>
  )
}

/**
 * As wide as a picture stands, but on phones, where it stands 46vw wide: with that, a screen of 1.75 pixels to the
 * point would take 560 pixels in place of 300, and the page's first pictures would weigh more than twice as much.
 */
const SIZES = "(min-width: 1280px) 292px, (min-width: 1024px) 23vw, (min-width: 640px) 30vw, 41vw"

const CELL = "p-[calc(var(--gap)/2)]"

const cellStyle = (file: Queries.GalleryRatioFragment["file"]) => ({ gridRowEnd: `span ${rowSpan(ratioOf(file))}` })

export const galleryPictureFragments = graphql`
  # How high a picture will stand, for the place that is kept for it.
  fragment GalleryRatio on Picture {
    path
    file {
      childImageSharp {
        original {
          width
          height
        }
      }
    }
  }

  # 200, 300 and 560 pixels wide: a column of the grid on phones and on large screens.
  fragment GalleryPicture on Picture {
    path
    alt
    file {
      childImageSharp {
        original {
          src
          width
          height
        }
        gatsbyImageData(
          width: 300
          outputPixelDensities: [0.667, 1, 1.867]
          webpOptions: { quality: 42 }
          jpgOptions: { quality: 60, progressive: true }
        )
      }
    }
  }
`
