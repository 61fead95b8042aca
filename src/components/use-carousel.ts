import { useEffect, useRef, useState, type RefObject } from "react"
import type { CarouselEffect, CarouselEngine } from "./carousel-engine"
import { useInView } from "./use-in-view"
import { useReducedMotion } from "./use-reduced-motion"
import { useRotation } from "./use-rotation"

/** The engine of a carousel that moves by itself is fetched when it is this near to the screen. */
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
  /** Where the row without an engine is scrolling to; the engine goes on from there. */
  const aim = useRef<number>(null)
  const [engine, setEngine] = useState<CarouselEngine>()
  /** The same at once, for presses between its start and the next render. */
  const running = useRef<CarouselEngine>(undefined)
  const [view, setView] = useState<View>({
    selected: 0,
    stops: count,
    shown: undefined,
    canPrevious: loop,
    canNext: count > 1,
    status: "",
  })
  const near = useInView(viewport, { threshold: 0, rootMargin: NEAR })
  const handled = useHandled(viewport)
  const wanted = autoplay ? near : handled
  const reducedMotion = useReducedMotion()
  const rotation = useRotation({
    engine,
    enabled: autoplay && view.stops > 1,
    selected: view.selected,
    reducedMotion,
  })

  useEffect(() => {
    const node = viewport.current
    // The engine is nothing without an observer; the row scrolls by itself.
    if (!wanted || !node || !("IntersectionObserver" in window)) return
    let gone = false
    let destroy = () => {}
    const start = async () => {
      const { createCarouselEngine } = await import("./carousel-engine")
      if (gone) return
      const created = createCarouselEngine(node, { effect, loop, startIndex: aim.current ?? startOf(node) })
      // The engine itself follows a Tab only when the focus comes within 10 ms of the key.
      const follow = () => {
        const index = focusedSlide(node)
        if (index === undefined || slidesOnScreen(created, effect).includes(index)) return
        node.scrollLeft = 0
        created.scrollTo(index, true)
      }
      node.addEventListener("focusin", follow)
      destroy = () => {
        node.removeEventListener("focusin", follow)
        created.destroy()
      }
      running.current = created
      const read = () => {
        const index = focusedSlide(node)
        setView((before) => readView(created, effect, before, index))
      }
      created.on("select", read).on("reInit", read).on("slidesInView", read)
      setEngine(created)
      read()
    }
    start().catch((error: unknown) => console.warn("This carousel can only be scrolled: its engine is missing.", error))
    return () => {
      gone = true
      destroy()
      running.current = undefined
      setEngine(undefined)
    }
  }, [wanted, effect, loop])

  const go = (index: number) => {
    if (running.current) running.current.scrollTo(index, reducedMotion)
    else {
      aim.current = (index + count) % count
      scrollToSlide(viewport.current, aim.current, reducedMotion)
    }
  }

  return {
    ...view,
    ...rotation,
    count,
    viewport,
    hasEngine: engine !== undefined,
    go,
    previous: () => (running.current ? running.current.scrollPrev(reducedMotion) : go(view.selected - 1)),
    next: () => (running.current ? running.current.scrollNext(reducedMotion) : go(view.selected + 1)),
    /** For the viewport: follows the scrolling of a row that has no engine. */
    onScroll: () => {
      if (engine || !viewport.current) return
      const { scrollLeft, clientWidth, scrollWidth } = viewport.current
      const selected = nearestSlide(viewport.current)
      if (selected === aim.current) aim.current = null
      const moved = {
        selected,
        canPrevious: loop || scrollLeft > 0,
        // Half a pixel is lost where the screen's pixels are not the page's.
        canNext: loop || scrollLeft + clientWidth < scrollWidth - 1,
        status: statusOf(slidesOf(viewport.current)[selected]),
      }
      setView((before) =>
        before.selected === selected && before.canNext === moved.canNext ? before : { ...before, ...moved },
      )
    },
  }
}

/**
 * True from the first mouse or focus on the carousel that `viewport` stands in. One that nobody has handled needs no
 * engine, and on a touch screen the row scrolls and snaps by itself.
 */
function useHandled(viewport: RefObject<HTMLElement | null>): boolean {
  const [handled, setHandled] = useState(false)
  useEffect(() => {
    const root = viewport.current?.parentElement
    if (!root || handled) return
    const onPointer = ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") setHandled(true)
    }
    const onFocus = () => setHandled(true)
    // Whoever was quicker than the page's scripts.
    if (root.matches(":hover, :focus-within")) onFocus()
    root.addEventListener("pointerover", onPointer)
    root.addEventListener("focusin", onFocus)
    return () => {
      root.removeEventListener("pointerover", onPointer)
      root.removeEventListener("focusin", onFocus)
    }
  }, [viewport, handled])
  return handled
}

const statusOf = (slide: Element | undefined): string => `Slide ${slide?.getAttribute("aria-label") ?? ""}`

const slidesOf = (viewport: HTMLElement) => Array.from(viewport.firstElementChild?.children ?? [])

/** Index of the slide that has the focus in it. */
function focusedSlide(viewport: HTMLElement): number | undefined {
  const index = slidesOf(viewport).findIndex((slide) => slide.contains(document.activeElement))
  return index < 0 ? undefined : index
}

/** Index of the slide that a scrolled row stands at. */
function nearestSlide(viewport: HTMLElement): number {
  const width = slideWidth(viewport)
  return width > 0 ? Math.min(Math.round(viewport.scrollLeft / width), slidesOf(viewport).length - 1) : 0
}

/** Where the engine begins: where the row stands, unless that leaves out the slide that has the focus. */
function startOf(viewport: HTMLElement): number {
  const first = nearestSlide(viewport)
  const focused = focusedSlide(viewport) ?? first
  const perView = Math.max(1, Math.floor(viewport.clientWidth / slideWidth(viewport)) || 1)
  return focused >= first && focused < first + perView ? first : focused
}

const slideWidth = (viewport: HTMLElement) => slidesOf(viewport)[0]?.getBoundingClientRect().width ?? 0

function scrollToSlide(viewport: HTMLElement | null, index: number, jump: boolean) {
  const slides = viewport && slidesOf(viewport)
  const [first, target] = [slides?.[0], slides?.[index]]
  if (!viewport || !first || !target) return
  const left = target.getBoundingClientRect().left - first.getBoundingClientRect().left
  viewport.scrollTo({ left, behavior: jump ? "auto" : "smooth" })
}

/** Indexes of the slides on screen; none before the engine's first measurement, and between two. */
const slidesOnScreen = (engine: CarouselEngine, effect: CarouselEffect): number[] =>
  effect === "fade" ? [engine.selectedScrollSnap()] : engine.slidesInView()

/** @param focused index of the slide that has the focus in it */
function readView(engine: CarouselEngine, effect: CarouselEffect, before: View, focused: number | undefined): View {
  const selected = engine.selectedScrollSnap()
  const stops = engine.scrollSnapList().length
  const inView = slidesOnScreen(engine, effect)
  // What is not shown can't hold the focus: where it came before the engine, it stays until its slide is on screen.
  const isComing = before.shown === undefined && focused !== undefined && !inView.includes(focused)
  return {
    selected,
    stops,
    shown: inView.length > 0 && !isComing ? inView : before.shown,
    canPrevious: engine.canScrollPrev(),
    canNext: engine.canScrollNext(),
    status: selected === before.selected ? before.status : statusOf(engine.slideNodes()[selected]),
  }
}
