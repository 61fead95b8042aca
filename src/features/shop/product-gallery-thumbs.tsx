import { cva } from "class-variance-authority"
import { useEffect, useEffectEvent, type MouseEvent } from "react"
import { Carousel, CarouselSlide, CarouselViewport, useCarouselState } from "../../components/carousel"
import { ContentPicture } from "../../shared/content-picture"

/** Where a small picture leads without JavaScript: to the large one in the row above. */
export const pictureId = (number: number) => `picture-${number}`

const thumbStyles = cva("block aspect-square overflow-hidden rounded-md", {
  variants: {
    /** The frame is as wide as the margin that the others have. */
    current: { true: "border-4 border-accent", false: "p-1" },
  },
})

interface ProductGalleryThumbsProps {
  pictures: readonly Queries.ProductViewFragment[]
  /** Name of the row. */
  label: string
}

/**
 * The small pictures under a product's carousel: 2, 3 from 992 px, 4 from 1200 px (spec section 9). Each turns the
 * carousel round it to its picture, and they follow when it turns by its own buttons.
 */
export function ProductGalleryThumbs({ pictures, label }: ProductGalleryThumbsProps) {
  const { selected, go } = useCarouselState()
  const press = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(index)
  }
  return (
    <Carousel
      data-slot="product-gallery-thumbs"
      label={label}
      count={pictures.length}
      loop={false}
      className="mt-4 print:hidden"
    >
      <Follow index={selected} />
      {/* Its pictures are stops of the Tab key themselves. */}
      <CarouselViewport perView="thumbs" tabIndex={undefined}>
        {pictures.map((picture, index) => (
          <CarouselSlide key={picture.path} index={index}>
            <a
              href={`#${pictureId(index + 1)}`}
              aria-current={index === selected ? "true" : undefined}
              onClick={(event) => press(event, index)}
              className={thumbStyles({ current: index === selected })}
            >
              <ContentPicture
                picture={picture}
                fit="cover"
                className="size-full overflow-hidden rounded-sm"
                sizes="(min-width: 1200px) 136px, (min-width: 992px) 15vw, 41vw"
              />
            </a>
          </CarouselSlide>
        ))}
      </CarouselViewport>
    </Carousel>
  )
}

/** Brings the small picture of the one shown into the row, unless it is there. */
function Follow({ index }: { index: number }) {
  const { shown, go } = useCarouselState()
  const follow = useEffectEvent((to: number) => {
    if (!shown?.includes(to)) go(to)
  })
  useEffect(() => follow(index), [index])
  return null
}
