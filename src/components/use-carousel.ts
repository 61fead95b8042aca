import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from "react"
import type { CarouselApi, CarouselEffect } from "./carousel-engine"
import { useInView } from "./use-in-view"
import { useMounted } from "./use-mounted"
import { useReducedMotion } from "./use-reduced-motion"
import { useRotation } from "./use-rotation"

/** The engine of a carousel that moves by itself is fetched when it is this near to the screen. */
const NEAR = "300px"

/** What Embla can't start without. In an old browser that lacks it, the row scrolls by itself. */
const NEEDED = ["IntersectionObserver", "ResizeObserver", "matchMedia"]

export interface CarouselOptions {
  /** How many slides there are: the server can't count them. */
  count: number
  effect: CarouselEffect
  loop: boolean
  /** What one slide is called to screen readers; "Slide" where it isn't given. */
  noun?: string
  /** One slide shows at a time, whether the engine runs or not. */
  isSingle?: boolean
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
export function useCarousel({ count, effect, loop, noun = "Slide", isSingle = false, autoplay }: CarouselOptions) {
  const viewport = useRef<HTMLDivElement>(null)
  /** The slide that was asked for while there was no engine; the engine goes on from there. */
  const aim = useRef<number>(null)
  /** The engine is about to move the slides: the row no longer scrolls, and says nothing about where it stands. */
  const hasStarted = useRef(false)
  const onStart = useCallback(() => {
    hasStarted.current = true
  }, [])
  const [api, setApi] = useState<CarouselApi>()
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
  const isMounted = useMounted()
  const reducedMotion = useReducedMotion()
  const rotation = useRotation({
    api,
    enabled: autoplay && view.stops > 1,
    stops: view.stops,
    selected: view.selected,
    reducedMotion,
  })

  const { isMovingItself } = rotation
  useEffect(() => {
    const node = viewport.current
    if (!api || !node) return
    // A move that nobody asked for, or that follows the focus, which says where it is, is not announced.
    let isFollowing = false
    // A button was pressed before the engine ran.
    if (aim.current !== null) api.scrollTo(aim.current, true)
    aim.current = null
    // Embla itself follows a Tab only when the focus comes within 10 ms of the key.
    const follow = () => {
      const index = focusedSlide(node)
      if (index === undefined) return
      // At once, and after what `read` has deferred: a slide that becomes inert would lose the focus.
      setView((before) => withReachable(before, index))
      if (slidesOnScreen(api, effect).includes(index)) return
      node.scrollLeft = 0
      isFollowing = true
      api.scrollTo(index, true)
      isFollowing = false
    }
    // The slide moves at once; what is said about it, and the slides out of reach, may be drawn after that.
    const read = () => {
      const index = focusedSlide(node)
      const isSilent = isMovingItself.current || isFollowing
      startTransition(() => setView((before) => readView(api, effect, before, index, isSilent ? undefined : noun)))
    }
    node.addEventListener("focusin", follow)
    api.on("select", read).on("reInit", read).on("slidesInView", read)
    read()
    return () => {
      node.removeEventListener("focusin", follow)
      api.off("select", read).off("reInit", read).off("slidesInView", read)
    }
  }, [api, effect, noun, isMovingItself])

  const go = (index: number) => {
    if (api) api.scrollTo(index, reducedMotion)
    else {
      aim.current = (index + count) % count
      if (!hasStarted.current) scrollToSlide(viewport.current, aim.current, reducedMotion)
    }
  }

  // In the server's HTML every slide can be reached: the row scrolls, and nothing would open the others.
  const single = isSingle && isMounted ? [view.selected] : undefined

  return {
    ...view,
    shown: view.shown ?? single,
    ...rotation,
    count,
    viewport,
    hasEngine: api !== undefined,
    /** For the engine; undefined until it is wanted. */
    engine:
      (autoplay ? near : handled) && NEEDED.every((name) => name in window)
        ? { viewport, effect, loop, startIndex: () => startOf(viewport.current), onStart, onApi: setApi }
        : undefined,
    go,
    previous: () => (api ? api.scrollPrev(reducedMotion) : go(view.selected - 1)),
    next: () => (api ? api.scrollNext(reducedMotion) : go(view.selected + 1)),
    /** For the viewport: follows the scrolling of a row that has no engine. */
    onScroll: () => {
      if (hasStarted.current || !viewport.current) return
      const { scrollLeft, clientWidth, scrollWidth } = viewport.current
      const selected = nearestSlide(viewport.current)
      if (selected === aim.current) aim.current = null
      const moved = {
        selected,
        canPrevious: loop || scrollLeft > 0,
        // Half a pixel is lost where the screen's pixels are not the page's.
        canNext: loop || scrollLeft + clientWidth < scrollWidth - 1,
        status: statusOf(slidesOf(viewport.current)[selected], noun),
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

/** "Slide 2 of 3: Modern practices" */
function statusOf(slide: Element | undefined, noun: string): string {
  const label = slide?.getAttribute("data-label")
  return `${noun} ${slide?.getAttribute("aria-label") ?? ""}${label ? `: ${label}` : ""}`
}

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
function startOf(viewport: HTMLElement | null): number {
  if (!viewport) return 0
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
const slidesOnScreen = (api: CarouselApi, effect: CarouselEffect): number[] =>
  effect === "fade" ? [api.selectedScrollSnap()] : api.slidesInView()

/** What is out of reach can't hold the focus: the slide where it is stays in reach until it is on screen. */
function shownSlides(before: View["shown"], inView: readonly number[], focused: number | undefined): View["shown"] {
  if (inView.length === 0) return before
  if (focused === undefined || inView.includes(focused)) return inView
  return before && [...inView, focused]
}

const withReachable = (view: View, index: number): View =>
  !view.shown || view.shown.includes(index) ? view : { ...view, shown: [...view.shown, index] }

/**
 * @param focused index of the slide that has the focus in it
 * @param noun what a slide is called where the move is announced; undefined where it isn't
 */
function readView(
  api: CarouselApi,
  effect: CarouselEffect,
  before: View,
  focused: number | undefined,
  noun: string | undefined,
): View {
  const selected = api.selectedScrollSnap()
  const stops = api.scrollSnapList().length
  const inView = slidesOnScreen(api, effect)
  return {
    selected,
    stops,
    shown: shownSlides(before.shown, inView, focused),
    canPrevious: api.canScrollPrev(),
    canNext: api.canScrollNext(),
    status: selected === before.selected ? before.status : noun ? statusOf(api.slideNodes()[selected], noun) : "",
  }
}
