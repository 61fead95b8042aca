import { cx } from "class-variance-authority"
import { graphql } from "gatsby"
import { getImage, MainImage } from "gatsby-plugin-image"
import { tornPaper } from "../../components/torn-paper"
import { useInitialSaveData } from "../../components/use-save-data"
import { halveSizes } from "../../lib/halve-sizes"
import { openOnClick } from "./use-image-address"

interface GalleryPictureProps {
  picture: Queries.GalleryPictureFragment
  /** Its number in the gallery, from 1. */
  number: number
  /** Loads it eagerly: one of the page's first pictures. */
  priority?: boolean
}

/** A picture in the grid. Its link leads to the large file; with JavaScript a plain click opens the viewer. */
export function GalleryPicture({ picture, number, priority = false }: GalleryPictureProps) {
  return (
    <li
      data-slot="gallery-picture"
      style={{ gridRowEnd: `span ${getRowSpan(picture.file)}` }}
      className="p-[calc(var(--gap)/2)]"
    >
      {/* A plain `<a>`: the link leads to a file, which the router does not know. */}
      <a
        href={picture.file.childImageSharp?.large.src}
        data-number={number}
        onClick={openOnClick(number)}
        className={cx(
          "group block size-full overflow-hidden rounded-md shadow-card [&_picture]:block [&_picture]:size-full",
          picture.isPhotograph ? "bg-tile" : "bg-line",
        )}
      >
        <TileImage picture={picture} priority={priority} />
      </a>
    </li>
  )
}

/**
 * The plugin's own `<picture>`, without the wrapper of `GatsbyImage` (docs/adr/0004-gatsby-plugin-image.md). It adds a
 * `<noscript>` copy of each picture, which global.css hides.
 */
function TileImage({ picture, priority }: Pick<GalleryPictureProps, "picture" | "priority">) {
  const image = getImage(picture.file.childImageSharp)
  const isHalved = useInitialSaveData() && !priority
  if (!image?.images.fallback) return null
  const sizes = isHalved ? halveSizes(SIZES) : SIZES
  return (
    <MainImage
      shouldLoad
      sources={image.images.sources?.map((source) => ({ ...source, sizes }))}
      // Few browsers lack AVIF: a single fallback size for them keeps the HTML small.
      fallback={{ src: image.images.fallback.src }}
      alt={picture.alt}
      width={image.width}
      height={Math.round(image.height)}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      className="size-full object-cover duration-slow motion-safe:transition-transform motion-safe:group-hover:scale-105"
      style={{ backgroundColor: image.backgroundColor, ...(picture.isPhotograph && tornPaper) }}
    />
  )
}

/** Rows per column width (`global.css`). More would crop less, but older browsers support only a thousand rows. */
const ROWS_PER_COLUMN = 20

/** The gap beside a picture as a share of the column's width; 4 to 6% at all screen widths. */
const GAP_SHARE = 0.05

/**
 * Returns how many rows a picture spans, from its known size, so that nothing moves when it loads. The gap is padding
 * inside the cell.
 */
function getRowSpan({ childImageSharp }: Queries.GalleryPictureFragment["file"]): number {
  const { width, height } = childImageSharp?.large ?? { width: 1, height: 1 }
  return Math.max(1, Math.round(ROWS_PER_COLUMN * ((height / width) * (1 - GAP_SHARE) + GAP_SHARE)))
}

const SIZES =
  "(min-width: 120em) 406px, (min-width: 1280px) 298px, (min-width: 1024px) 23vw, (min-width: 640px) 31vw, 49vw"

export const galleryPictureFragments = graphql`
  # 200, 360 and 600 pixels wide: a column of the grid on phones and on large screens. 360 is what phones take, be they
  # 360 pixels wide with 2 device pixels per CSS pixel or 412 with 1.75.
  fragment GalleryPicture on Picture {
    path
    alt
    isPhotograph
    file {
      childImageSharp {
        large {
          src
          width
          height
        }
        gatsbyImageData(
          width: 360
          outputPixelDensities: [0.556, 1, 1.667]
          avifOptions: { quality: 36 }
          jpgOptions: { quality: 60, progressive: true }
        )
      }
    }
  }
`
