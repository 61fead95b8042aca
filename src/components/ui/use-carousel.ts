import { useEffect, useRef, useState } from "react"
import type { CarouselEffect, CarouselEngine } from "./carousel-engine"
import { useInView } from "./use-in-view"
import { useReducedMotion } from "./use-reduced-motion"
import { useRotation } from "./use-rotation"

/** The engine is fetched when the carousel is this near to the screen. */
const NEAR = "300px"

export interface CarouselOptions {
  /** How many slides there are: the server can't count them. */
  count: number
  effect: CarouselEffect
  loop: boolean
  autoplay: boolean
}

interface View {
  /** Index of the stop that the carousel stands at. */
  selected: number
  /** How many stops there are: fewer than slides where several show at once and it doesn't loop. */
  stops: number
  /** Indexes of the slides on screen; `undefined` while that is the browser's business. */
  shown: readonly number[] | undefined
  canPrevious: boolean
  canNext: boolean
  /** What a screen reader is told after a move. */
  status: string
}

/**
 * The state of one carousel. Without its engine (not fetched yet, or not to be had) it is a row that scrolls, and
 * the buttons scroll it.
 */
export function useCarousel({ count, effect, loop, autoplay }: CarouselOptions) {
  const viewport = useRef<HTMLDivElement>(null)
  const [engine, setEngine] = useState<CarouselEngine>()
  const [view, setView] = useState<View>({
    selected: 0,
    stops: count,
    shown: undefined,
    canPrevious: loop,
    canNext: count > 1,
    status: "",
  })
  const near = useInView(viewport, { threshold: 0, rootMargin: NEAR })
  const reducedMotion = useReducedMotion()
  const rotation = useRotation({
    engine,
    enabled: autoplay && view.stops > 1,
    selected: view.selected,
    reducedMotion,
  })

  useEffect(() => {
    const node = viewport.current
    if (!near || !node) return
    let gone = false
    let destroy = () => {}
    const start = async () => {
      const { createCarouselEngine } = await import("./carousel-engine")
      if (gone) return
      const created = createCarouselEngine(node, { effect, loop, startIndex: nearestSlide(node) })
      destroy = created.destroy
      const read = () => setView((before) => readView(created, effect, before))
      created.on("select", read).on("reInit", read).on("slidesInView", read)
      setEngine(created)
      read()
    }
    start().catch((error: unknown) => console.warn("This carousel can only be scrolled: its engine is missing.", error))
    return () => {
      gone = true
      destroy()
      setEngine(undefined)
    }
  }, [near, effect, loop])

  const go = (index: number) => {
    if (engine) engine.scrollTo(index, reducedMotion)
    else scrollToSlide(viewport.current, (index + count) % count, reducedMotion)
  }

  return {
    ...view,
    ...rotation,
    count,
    viewport,
    hasEngine: engine !== undefined,
    go,
    previous: () => (engine ? engine.scrollPrev(reducedMotion) : go(view.selected - 1)),
    next: () => (engine ? engine.scrollNext(reducedMotion) : go(view.selected + 1)),
    /** For the viewport: follows the scrolling of a row that has no engine. */
    onScroll: () => {
      if (engine || !viewport.current) return
      const selected = nearestSlide(viewport.current)
      setView((before) =>
        before.selected === selected ? before : { ...before, selected, canPrevious: loop || selected > 0 },
      )
    },
  }
}

const slidesOf = (viewport: HTMLElement) => Array.from(viewport.firstElementChild?.children ?? [])

/** Index of the slide that a scrolled row stands at. */
function nearestSlide(viewport: HTMLElement): number {
  const slides = slidesOf(viewport)
  const width = slides[0]?.getBoundingClientRect().width ?? 0
  return width > 0 ? Math.min(Math.round(viewport.scrollLeft / width), slides.length - 1) : 0
}

function scrollToSlide(viewport: HTMLElement | null, index: number, jump: boolean) {
  const slides = viewport && slidesOf(viewport)
  const [first, target] = [slides?.[0], slides?.[index]]
  if (!viewport || !first || !target) return
  const left = target.getBoundingClientRect().left - first.getBoundingClientRect().left
  viewport.scrollTo({ left, behavior: jump ? "auto" : "smooth" })
}

function readView(engine: CarouselEngine, effect: CarouselEffect, before: View): View {
  const selected = engine.selectedScrollSnap()
  const stops = engine.scrollSnapList().length
  const inView = effect === "fade" ? [selected] : engine.slidesInView()
  const label = engine.slideNodes()[selected]?.getAttribute("aria-label") ?? ""
  return {
    selected,
    stops,
    // Before its first measurement, and between two, the engine knows of no slide.
    shown: inView.length > 0 ? inView : before.shown,
    canPrevious: engine.canScrollPrev(),
    canNext: engine.canScrollNext(),
    status: selected === before.selected ? before.status : `Slide ${label}`,
  }
}
