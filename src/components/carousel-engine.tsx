import Fade from "embla-carousel-fade"
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react"
import { useEffect, useLayoutEffect, useState, type RefObject } from "react"
import { useReducedMotion } from "./use-media-query"

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>
export type CarouselEffect = "slide" | "fade"

interface CarouselEngineProps {
  viewport: RefObject<HTMLElement | null>
  effect: CarouselEffect
  loop: boolean
  /** Index of the slide to begin at: where the visitor had scrolled to. Read once, when the engine starts. */
  startAt: () => number
  /** Called before the engine moves the slides: from now on the row's scrolling says nothing about them. */
  onStart: (hasEngine: true) => void
  /** Called with Embla's API once it runs. */
  onApi: (api: CarouselApi | undefined) => void
}

/**
 * Makes a scrollable row a carousel. It renders nothing: the row is in the server's HTML. Its own chunk: a page
 * without a carousel on screen doesn't fetch it.
 */
export function CarouselEngine({ viewport, effect, loop, startAt, onStart, onApi }: CarouselEngineProps) {
  const [startIndex] = useState(startAt)
  const [plugins] = useState(() => (effect === "fade" ? [Fade()] : []))
  // Embla's measure of speed: a slide settles in about a third of a second.
  const duration = useReducedMotion() ? 0 : 20
  // What shows less than half of itself is a hint of what comes next.
  const [attach, api] = useEmblaCarousel({ loop, startIndex, align: "start", duration, inViewThreshold: 0.5 }, plugins)

  // Before the next paint: Embla moves the slides by itself, and the row's own scrolling would be added to that.
  useLayoutEffect(() => {
    onStart(true)
    viewport.current?.scrollTo(0, 0)
    attach(viewport.current)
  }, [viewport, onStart, attach])
  useEffect(() => onApi(api), [api, onApi])

  return null
}
