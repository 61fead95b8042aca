import { graphql } from "gatsby"
import { ZoomIn } from "lucide-react"
import { useMemo, type MouseEvent } from "react"
import { useImageAddress } from "../../shared/use-image-address"
import type { ProductContext } from "../../lib/page-context"
import { Badge } from "../../components/badge"
import { Carousel, CarouselSlide, CarouselViewport } from "../../components/carousel"
import { CarouselBullets, CarouselControls, CarouselNext, CarouselPrevious } from "../../components/carousel-controls"
import { Icon } from "../../components/icon"
import { ContentPicture } from "../../shared/content-picture"
import { ProductGalleryThumbs, pictureId } from "./product-gallery-thumbs"
import { ProductGalleryViewer } from "./product-gallery-viewer"

interface ProductGalleryProps {
  product: Queries.ProductGalleryFragment
  /** single: a point for each picture under them; thumb: the small pictures in a carousel of their own. */
  layout: ProductContext["layout"]
  /** What stands in the viewer while a picture is on its way. */
  loadingText: string
}

/** A product's pictures, one at a time: the catalogue's first, then where it comes from. A press opens the viewer. */
export function ProductGallery({ product, layout, loadingText }: ProductGalleryProps) {
  const pictures = useMemo(() => [product.catalogue, ...product.pictures], [product])
  const label = `Pictures of ${product.title}`
  return (
    <Carousel data-slot="product-gallery" label={label} count={pictures.length} className="min-w-0">
      {product.discount > 0 && (
        <Badge variant="sale" className="absolute top-3 left-3 z-10 text-sm">
          -{product.discount}%
        </Badge>
      )}
      <CarouselControls>
        <CarouselPrevious aria-label="Previous picture" />
        <CarouselNext aria-label="Next picture" />
        {layout === "single" && <CarouselBullets aria-label="Choose a picture" />}
      </CarouselControls>
      <CarouselViewport perView="pressable">
        {pictures.map((picture, index) => (
          <CarouselSlide key={picture.path} index={index}>
            <ProductView picture={picture} number={index + 1} />
          </CarouselSlide>
        ))}
      </CarouselViewport>
      {layout === "thumb" && <ProductGalleryThumbs pictures={pictures} label={`Small pictures of ${product.title}`} />}
      <ProductGalleryViewer pictures={pictures} label={label} loadingText={loadingText} />
    </Carousel>
  )
}

interface ProductViewProps {
  picture: Queries.ProductViewFragment
  /** Its place in the row, from 1. */
  number: number
}

/** A link to the large picture, as in the gallery: without JavaScript it leads there, with it a press opens the viewer. */
function ProductView({ picture, number }: ProductViewProps) {
  const { open } = useImageAddress()
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(number)
  }
  return (
    <a
      id={pictureId(number)}
      href={picture.file.childImageSharp?.original?.src ?? undefined}
      // Pictures that nobody has turned to yet wait for the first sign of use (global.css).
      data-distant={number > 1 || undefined}
      onClick={press}
      className="relative block aspect-square overflow-hidden rounded-lg bg-line shadow-sheet"
    >
      <ContentPicture
        picture={picture}
        fit="cover"
        priority={number === 1}
        className="size-full"
        sizes="(min-width: 1280px) 576px, (min-width: 1024px) 46vw, 92vw"
      />
      <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-surface-raised text-accent shadow-sheet print:hidden">
        <Icon icon={ZoomIn} />
      </span>
    </a>
  )
}

export const productGalleryFragments = graphql`
  # Square, 300 to 960 pixels wide: the smallest for the row of small pictures, 640 on most telephones.
  fragment ProductView on Picture {
    path
    alt
    file {
      childImageSharp {
        original {
          src
          width
          height
        }
        gatsbyImageData(width: 640, aspectRatio: 1, outputPixelDensities: [0.46875, 0.75, 1, 1.5])
      }
    }
  }

  # The catalogue's picture has a name of its own, because cards ask for the same field in other sizes.
  fragment ProductGallery on Product {
    title
    discount
    catalogue: thumb {
      ...ProductView
    }
    pictures {
      ...ProductView
    }
  }
`
