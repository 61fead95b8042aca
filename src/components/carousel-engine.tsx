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
  /** Index of the slide that the visitor had scrolled to; read once, when the engine starts. */
  getStartIndex: () => number
  /** Called before the engine moves the slides: from then on `scrollLeft` is not the position. */
  onStart: (isEngineMounted: true) => void
  onApi: (api: CarouselApi | undefined) => void
}

/** Turns a scrollable row into a carousel. Renders nothing: the row is in the server's HTML. */
export function CarouselEngine({ viewport, effect, loop, getStartIndex, onStart, onApi }: CarouselEngineProps) {
  const [startIndex] = useState(getStartIndex)
  const [plugins] = useState(() => (effect === "fade" ? [Fade()] : []))
  // In Embla's own unit: about a third of a second.
  const duration = useReducedMotion() ? 0 : 20
  // Half: a slide that is less visible only hints at more.
  const [attach, api] = useEmblaCarousel({ loop, startIndex, align: "start", duration, inViewThreshold: 0.5 }, plugins)

  // Before the next paint, because the row's own scroll offset would add to Embla's.
  useLayoutEffect(() => {
    onStart(true)
    viewport.current?.scrollTo(0, 0)
    attach(viewport.current)
  }, [viewport, onStart, attach])
  useEffect(() => onApi(api), [api, onApi])

  return null
}
