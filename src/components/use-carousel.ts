import { useCallback, useEffect, useRef, useState, type PointerEvent } from "react"
import type { CarouselApi, CarouselEffect } from "./carousel-engine"
import { useInView } from "./use-in-view"
import { useMounted } from "./use-mounted"
import { useReducedMotion } from "./use-reduced-motion"
import { useRotation } from "./use-rotation"

/** The engine of a carousel that moves by itself is fetched when it is this near to the screen. */
const NEAR = { threshold: 0, rootMargin: "300px" }

export interface CarouselOptions {
  /** How many slides there are: the server can't count them. */
  count: number
  effect?: CarouselEffect
  loop?: boolean
  /** What one slide is called to screen readers: "Picture" makes "Picture 3 of 5". */
  noun?: string
  /** One slide shows at a time: the others can't be reached, whether the engine runs or not. */
  isSingle?: boolean
  /** Moves on by itself every five seconds. It needs a `CarouselPause` then. */
  autoplay?: boolean
}

/**
 * The state of one carousel. Without its engine (not fetched yet, or not to be had) it is a row that scrolls, and the
 * buttons scroll it.
 */
export function useCarousel(options: CarouselOptions) {
  const { count, effect = "slide", loop = true, noun = "Slide", isSingle = false, autoplay = false } = options
  const viewport = useRef<HTMLDivElement>(null)
  /** The slide that was asked for while there was no engine, which goes on from there. */
  const aim = useRef<number>(null)
  const hasStarted = useRef(false)
  const onStart = useCallback(() => {
    hasStarted.current = true
  }, [])
  const [api, setApi] = useState<CarouselApi>()
  const [place, setPlace] = useState({ selected: 0, canPrevious: loop, canNext: count > 1 })
  /** Indexes of the slides that can be reached; `undefined` while that is the browser's business. */
  const [reachable, setReachable] = useState<readonly number[]>()
  /** What a screen reader is told after a move that was asked for. */
  const [status, setStatus] = useState("")
  const [isHandled, setHandled] = useState(false)
  const isNear = useInView(viewport, NEAR)
  const isMounted = useMounted()
  const reducedMotion = useReducedMotion()
  const { selected, canPrevious, canNext } = place
  const rotation = useRotation(viewport, api, autoplay && (canPrevious || canNext), selected)

  useEffect(() => {
    if (!api) return
    const read = () => {
      setPlace({
        selected: api.selectedScrollSnap(),
        canPrevious: api.canScrollPrev(),
        canNext: api.canScrollNext(),
      })
      const onScreen = effect === "fade" ? [api.selectedScrollSnap()] : api.slidesInView()
      const focused = api.slideNodes().findIndex((slide) => slide.contains(document.activeElement))
      // None before the engine's first measurement, and between two slides. What is out of reach can't hold the focus.
      if (onScreen.length > 0) setReachable([...onScreen, focused])
    }
    const select = () => {
      setStatus("")
      read()
    }
    read()
    api.on("select", select).on("reInit", read).on("slidesInView", read)
    return () => void api.off("select", select).off("reInit", read).off("slidesInView", read)
  }, [api, effect])

  /** "Slide 2 of 3: Modern practices" */
  const announce = (index: number) => {
    const slide = slidesOf(viewport.current)[index]
    const label = slide?.getAttribute("data-label")
    setStatus(`${noun} ${slide?.getAttribute("aria-label") ?? ""}${label ? `: ${label}` : ""}`)
  }
  const go = (index: number) => {
    api?.scrollTo(index, reducedMotion)
    if (api) announce(api.selectedScrollSnap())
    else scrollRow(index)
  }
  const step = (by: 1 | -1) => {
    if (by > 0) api?.scrollNext(reducedMotion)
    else api?.scrollPrev(reducedMotion)
    if (api) announce(api.selectedScrollSnap())
    else scrollRow(selected + by)
  }
  const scrollRow = (index: number) => {
    aim.current = (index + count) % count
    const [first, target] = [0, aim.current].map((at) => slidesOf(viewport.current)[at]?.getBoundingClientRect().left)
    if (hasStarted.current || first === undefined || target === undefined) return
    viewport.current?.scrollTo({ left: target - first, behavior: reducedMotion ? "auto" : "smooth" })
  }
  /** Follows the scrolling of a row that has no engine. */
  const onScroll = () => {
    if (hasStarted.current) return
    const at = nearestSlide(viewport.current)
    if (at === aim.current) aim.current = null
    if (at === selected) return
    setPlace({ ...place, selected: at })
    announce(at)
  }

  const startAt = () => aim.current ?? nearestSlide(viewport.current)

  return {
    ...place,
    ...rotation,
    // In the server's HTML every slide can be reached: the row scrolls, and nothing would open the others.
    shown: reachable ?? (isSingle && isMounted ? [selected] : undefined),
    hasEngine: api !== undefined,
    autoplay,
    count,
    noun,
    status,
    viewport,
    go,
    step,
    onScroll,
    /** Undefined until it is wanted: on a touch screen a row that doesn't move by itself scrolls without an engine. */
    engine: (autoplay ? isNear : isHandled) ? { viewport, effect, loop, startAt, onStart, onApi: setApi } : undefined,
    /** For the carousel's root element. */
    watch: {
      onPointerOver: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") setHandled(true)
      },
      onFocus: () => setHandled(true),
    },
  }
}

const slidesOf = (viewport: Element | null) => Array.from(viewport?.firstElementChild?.children ?? [])

/** Index of the slide that a scrolled row stands at. */
function nearestSlide(viewport: Element | null): number {
  const slides = slidesOf(viewport)
  const width = slides[0]?.getBoundingClientRect().width
  return viewport && width ? Math.min(Math.round(viewport.scrollLeft / width), slides.length - 1) : 0
}
