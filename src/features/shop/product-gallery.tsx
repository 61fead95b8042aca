import { cx } from "class-variance-authority"
import { graphql } from "gatsby"
import { useMemo } from "react"
import { openOnClick } from "../gallery"
import type { ProductContext } from "../../lib/page-context"
import { Carousel, CarouselSlide, CarouselViewport } from "../../components/carousel"
import { CarouselBullets, CarouselControls, CarouselNext, CarouselPrevious } from "../../components/carousel-controls"
import { ContentPicture } from "../../shared/content-picture"
import { ProductGalleryThumbs, getPictureId } from "./product-gallery-thumbs"
import { ProductGalleryViewer } from "./product-gallery-viewer"
import { detailMessages } from "./detail-messages"

interface ProductGalleryProps {
  product: Queries.ProductGalleryFragment
  /** single: bullets below the carousel; thumb: a carousel of thumbnails. */
  layout: ProductContext["layout"]
}

/** A product's pictures in a carousel, the catalogue picture first. A click opens the viewer. */
export function ProductGallery({ product, layout }: ProductGalleryProps) {
  const pictures = useMemo(() => [product.catalogue, ...product.pictures], [product])
  const label = detailMessages.pictures.label(product.title)
  return (
    <Carousel
      data-slot="product-gallery"
      label={label}
      count={pictures.length}
      noun={detailMessages.pictures.noun}
      isSingle
      // Reserves the picture's height, so that the controls, which come first in the DOM, don't move.
      className={cx(
        "grid! min-w-0 content-start grid-cols-[minmax(0,1fr)] before:aspect-square before:[grid-area:1/1] print:before:hidden",
        "max-[599px]:mx-auto max-[599px]:w-60 max-[599px]:pt-3 print:max-[599px]:w-40 min-[600px]:p-6 lg:p-8 [@media(min-width:600px)_and_(max-width:1023.98px)_and_(min-height:54rem)]:sticky [@media(min-width:600px)_and_(max-width:1023.98px)_and_(min-height:54rem)]:top-(--header-height)",
      )}
    >
      {/* Phones swipe or use the bullets and thumbnails: arrows would take height from price and button. */}
      <CarouselControls className={layout === "thumb" ? "max-[599px]:mt-2" : "max-[599px]:mt-0 max-[599px]:-mb-2"}>
        <CarouselPrevious label={detailMessages.pictures.previous} className="max-[599px]:hidden" />
        <CarouselNext label={detailMessages.pictures.next} className="max-[599px]:hidden" />
        {layout === "single" && <CarouselBullets aria-label={detailMessages.pictures.choose} />}
      </CarouselControls>
      <CarouselViewport gap="wide" className="[grid-area:1/1]">
        {pictures.map((picture, index) => (
          <CarouselSlide key={picture.path} index={index}>
            <ProductView picture={picture} number={index + 1} />
          </CarouselSlide>
        ))}
      </CarouselViewport>
      {layout === "thumb" && (
        <ProductGalleryThumbs pictures={pictures} label={detailMessages.pictures.small(product.title)} />
      )}
      <ProductGalleryViewer pictures={pictures} label={label} />
    </Carousel>
  )
}

interface ProductViewProps {
  picture: Queries.ProductViewFragment
  number: number
}

/** Links to the large file; with JavaScript, a click opens the viewer. */
function ProductView({ picture, number }: ProductViewProps) {
  return (
    <a
      id={getPictureId(number)}
      href={picture.file.childImageSharp?.large.src}
      // Pictures of later slides are not loaded before the first interaction (global.css).
      data-distant={number > 1 || undefined}
      onClick={openOnClick(number)}
      className="block aspect-square overflow-hidden rounded-lg bg-line"
    >
      <ContentPicture
        picture={picture}
        fit="cover"
        priority={number === 1}
        className={number === 1 ? "goods-tile size-full" : "size-full"}
        sizes="(min-width: 120em) 785px, (min-width: 1280px) 576px, (min-width: 600px) 46vw, 240px"
      />
    </a>
  )
}

export const productGalleryFragments = graphql`
  # Square, 300 to 960 pixels wide: the smallest for the row of small pictures, 640 on most telephones.
  fragment ProductView on Picture {
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
        gatsbyImageData(width: 640, aspectRatio: 1, outputPixelDensities: [0.46875, 0.75, 1, 1.5])
      }
    }
  }

  # An alias, because product cards query the same field in other sizes.
  fragment ProductGallery on Product {
    title
    catalogue: thumb {
      ...ProductView
    }
    pictures {
      ...ProductView
    }
  }
`
