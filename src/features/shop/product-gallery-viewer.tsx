import { useEffect, useEffectEvent, useRef } from "react"
import { GalleryViewer, parsePictureNumber, useImageAddress } from "../gallery"
import { useCarouselState } from "../../components/carousel"
import { getPictureId } from "./product-gallery-thumbs"
import { detailMessages } from "./detail-messages"

interface ProductGalleryViewerProps {
  /** Must be stable between renders. */
  pictures: readonly Queries.ProductViewFragment[]
  label: string
}

/**
 * The viewer for a product's pictures, open while the URL has a picture number (`?image=2`). On close, the carousel
 * around it shows and focuses the last viewed picture.
 */
export function ProductGalleryViewer({ pictures, label }: ProductGalleryViewerProps) {
  const { goTo, reachableSlides } = useCarouselState()
  const number = parsePictureNumber(useImageAddress().value, pictures.length)

  /** Number of the last viewed picture, until its slide is focused. */
  const viewedNumber = useRef<number | null>(null)
  const scrollTo = useEffectEvent((to: number) => goTo(to - 1))
  /** The reachable slides as text: a new array with the same slides must not move the carousel again. */
  const reachable = reachableSlides?.join()
  useEffect(() => {
    viewedNumber.current = number ?? viewedNumber.current
    if (viewedNumber.current === null) return
    const isShown = reachable === undefined || reachable.split(",").includes(String(viewedNumber.current - 1))
    if (number !== null || !isShown) {
      scrollTo(viewedNumber.current)
      return
    }
    document.getElementById(getPictureId(viewedNumber.current))?.focus()
    viewedNumber.current = null
  }, [number, reachable])

  return <GalleryViewer label={label} loadingText={detailMessages.pictures.loading} items={pictures} />
}
