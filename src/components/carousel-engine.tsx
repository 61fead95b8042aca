import Fade from "embla-carousel-fade"
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react"
import { useEffect, useLayoutEffect, useState, type RefObject } from "react"

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>
export type CarouselEffect = "slide" | "fade"

export interface CarouselEngineProps {
  viewport: RefObject<HTMLElement | null>
  effect: CarouselEffect
  loop: boolean
  /** Index of the slide to begin at: where the visitor had scrolled to. Read once, when the engine starts. */
  startIndex: () => number
  /** Called before the engine moves the slides: from now on the row's scrolling says nothing about them. */
  onStart: () => void
  /** Called with Embla's API once it runs, and with `undefined` before it stops. Keep its identity. */
  onApi: (api: CarouselApi | undefined) => void
}

/** Embla's measure of speed, not milliseconds: this settles a slide in about a third of a second. */
const SCROLL_DURATION = 20

/** The share of a slide that must show for it to be more than a hint of what comes next. */
const IN_VIEW = 0.5

/**
 * Makes a scrollable row a carousel. It renders nothing: the row is in the server's HTML. Its own chunk: a page
 * without a carousel on screen doesn't fetch it.
 */
export default function CarouselEngine({
  viewport,
  effect,
  loop,
  startIndex: readStart,
  onStart,
  onApi,
}: CarouselEngineProps) {
  const [startIndex] = useState(readStart)
  const [plugins] = useState(() => (effect === "fade" ? [Fade()] : []))
  // Embla measures from where the row stands without it, which is within the viewport's padding already.
  const options = { loop, startIndex, align: "start" as const, duration: SCROLL_DURATION, inViewThreshold: IN_VIEW }
  const [attach, api] = useEmblaCarousel(options, plugins)

  // Before the next paint: Embla moves the slides by itself, and the row's own scrolling would be added to that.
  useLayoutEffect(() => {
    const node = viewport.current
    if (!node) return
    onStart()
    node.scrollTo(0, 0)
    attach(node)
  }, [viewport, onStart, attach])

  useEffect(() => {
    onApi(api)
    return () => onApi(undefined)
  }, [api, onApi])

  return null
}
