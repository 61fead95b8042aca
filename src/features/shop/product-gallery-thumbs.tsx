import { cva } from "class-variance-authority"
import { useEffect, useEffectEvent, type MouseEvent } from "react"
import { Carousel, CarouselSlide, CarouselViewport, useCarouselState } from "../../components/carousel"
import { isModifiedClick } from "../../components/link"
import { ContentPicture } from "../../shared/content-picture"

/** Returns the id of a large picture, the target of its thumbnail without JavaScript. */
export const getPictureId = (number: number) => `picture-${number}`

const thumbStyles = cva("block aspect-square overflow-hidden rounded-md", {
  variants: {
    /** The border is as wide as the padding of the other thumbnails. */
    current: { true: "border-4 border-accent", false: "p-1" },
  },
})

interface ProductGalleryThumbsProps {
  pictures: readonly Queries.ProductViewFragment[]
  label: string
}

/**
 * The thumbnails below a product's carousel: 64 px, 3 at a time from 992 px, 4 from 1200 px (spec section 9). They
 * follow the carousel around them, and a click selects a picture in it.
 */
export function ProductGalleryThumbs({ pictures, label }: ProductGalleryThumbsProps) {
  const { selected, goTo } = useCarouselState()
  const select = (event: MouseEvent, index: number) => {
    if (isModifiedClick(event)) return
    event.preventDefault()
    goTo(index)
  }
  return (
    <Carousel
      data-slot="product-gallery-thumbs"
      label={label}
      count={pictures.length}
      loop={false}
      className="mt-4 print:hidden"
    >
      <FollowSelected index={selected} />
      {/* The thumbnails are tab stops, so the viewport is not. Below 992 px as many show as fit, from 768 two. */}
      <CarouselViewport
        gap="narrow"
        tabIndex={undefined}
        className="max-[991.98px]:[--slide-size:4.75rem] min-[768px]:max-[991.98px]:max-w-[9.75rem] min-[992px]:[--per-view:3] min-[1200px]:[--per-view:4]"
      >
        {pictures.map((picture, index) => (
          <CarouselSlide key={picture.path} index={index}>
            <a
              href={`#${getPictureId(index + 1)}`}
              aria-current={index === selected ? "true" : undefined}
              onClick={(event) => select(event, index)}
              className={thumbStyles({ current: index === selected })}
            >
              <ContentPicture
                picture={picture}
                fit="cover"
                className="size-full overflow-hidden rounded-sm"
                sizes="(min-width: 1200px) 136px, (min-width: 992px) 15vw, 64px"
              />
            </a>
          </CarouselSlide>
        ))}
      </CarouselViewport>
    </Carousel>
  )
}

/** Scrolls the thumbnail of the current picture into view if necessary. */
function FollowSelected({ index }: { index: number }) {
  const { reachableSlides, goTo } = useCarouselState()
  const follow = useEffectEvent((to: number) => {
    if (!reachableSlides?.includes(to)) goTo(to)
  })
  useEffect(() => follow(index), [index])
  return null
}
