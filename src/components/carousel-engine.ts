import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel"
import Fade from "embla-carousel-fade"

export type CarouselEffect = "slide" | "fade"
export type CarouselEngine = EmblaCarouselType

interface EngineOptions {
  effect: CarouselEffect
  loop: boolean
  /** Where the visitor had scrolled to before the engine came. */
  startIndex: number
}

/** Embla's measure of haste, not milliseconds: this settles a slide in about a third of a second. */
const SCROLL_DURATION = 20

/** The share of a slide that must show for it to be more than a hint of what comes next. */
const IN_VIEW = 0.5

/** Takes a scrollable row over. Its own chunk: a page without a carousel on screen doesn't fetch it. */
export function createCarouselEngine(
  viewport: HTMLElement,
  { effect, loop, startIndex }: EngineOptions,
): CarouselEngine {
  viewport.scrollLeft = 0
  // Slides start where the row's content does; the padding is room for their shadows and focus rings.
  const align = () => parseFloat(getComputedStyle(viewport).paddingLeft) || 0
  return EmblaCarousel(
    viewport,
    { loop, startIndex, align, duration: SCROLL_DURATION, inViewThreshold: IN_VIEW },
    effect === "fade" ? [Fade()] : [],
  )
}
