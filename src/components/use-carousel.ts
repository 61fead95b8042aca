import { useEffect, useRef, useState } from "react"
import type { CarouselApi, CarouselEffect } from "./carousel-engine"
import { messages } from "./messages"
import { useInView } from "./use-in-view"
import { useMounted } from "./use-mounted"
import { useReducedMotion } from "./use-media-query"
import { useSaveData } from "./use-save-data"

/** Banners and sliders move on after this time (spec section 9). */
export const AUTOPLAY_MS = 5000

/** Focus on the pause button doesn't hold the rotation: it would not start there. */
const KEYBOARD_FOCUS = ":focus-visible:not([data-slot=carousel-pause])"

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
export function useCarousel({ count, effect, loop, noun, isSingle, autoplay }: Required<CarouselOptions>) {
  const viewport = useRef<HTMLDivElement>(null)
  /** The slide that was asked for while there was no engine, which goes on from there. */
  const aim = useRef<number>(null)
  const [isWanted, setWanted] = useState(false)
  const [hasEngine, setHasEngine] = useState(false)
  const [api, setApi] = useState<CarouselApi>()
  /** Where it stands, and at how many places it can stand: one if all slides are on the screen. */
  const [{ selected, stops }, setPlace] = useState({ selected: 0, stops: count })
  /** Indexes of the slides that can be reached; `undefined` while that is the browser's business. */
  const [reachable, setReachable] = useState<readonly number[]>()
  /** What a screen reader is told after a move that was asked for. */
  const [status, setStatus] = useState("")
  const isNear = useInView(viewport, NEAR)
  const isMounted = useMounted()
  const reducedMotion = useReducedMotion()
  const rotation = useRotation(api, autoplay && stops > 1, (selected + 1) % stops)

  useEffect(() => {
    if (!api) return
    const read = () => {
      const at = api.selectedScrollSnap()
      setPlace({ selected: at, stops: api.scrollSnapList().length })
      const onScreen = effect === "fade" ? [at] : api.slidesInView()
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
    const label = slidesOf(viewport.current)?.item(index)?.getAttribute("data-label")
    setStatus(`${messages.carousel.slideOf(noun, index + 1, count)}${label ? `: ${label}` : ""}`)
  }
  const go = (index: number) => {
    if (api) {
      api.scrollTo(index)
      announce(api.selectedScrollSnap())
    } else if (!hasEngine) {
      aim.current = index
      const left = index * slideWidth(viewport.current)
      viewport.current?.scrollTo({ left, behavior: reducedMotion ? "auto" : "smooth" })
    }
  }
  /** Follows the scrolling of a row that has no engine. */
  const onScroll = () => {
    const at = nearestSlide(viewport.current)
    if (at === aim.current) aim.current = null
    if (at === selected) return
    setPlace({ selected: at, stops })
    announce(at)
  }
  /** Ends a scrolling that began before the engine did: it would be added to what the engine moves. */
  const undoScroll = () => viewport.current?.scrollTo({ left: 0, behavior: "instant" })
  const startAt = () => aim.current ?? nearestSlide(viewport.current)
  const engine = { viewport, effect, loop, startAt, onStart: setHasEngine, onApi: setApi }

  return {
    ...rotation,
    viewport,
    count,
    noun,
    selected,
    status,
    hasEngine,
    // In the server's HTML every slide can be reached: the row scrolls, and nothing would open the others.
    shown: reachable ?? (isSingle && isMounted ? [selected] : undefined),
    canStep: stops > 1,
    /** One slide on or back, and round at an end. */
    step: (by: 1 | -1) => go((selected + by + stops) % stops),
    go,
    onScroll: hasEngine ? undoScroll : onScroll,
    /** Fetches the engine: on a touch screen a row that doesn't move by itself scrolls without one. */
    wake: () => setWanted(true),
    engine: (autoplay ? isNear : isWanted) ? engine : undefined,
  }
}

const slidesOf = (viewport: Element | null) => viewport?.firstElementChild?.children

/** Each slide of a row is as wide as the first. */
const slideWidth = (viewport: Element | null) => slidesOf(viewport)?.item(0)?.getBoundingClientRect().width ?? 0

/** Index of the slide that a scrolled row stands at. */
const nearestSlide = (viewport: Element | null) => Math.round((viewport?.scrollLeft ?? 0) / (slideWidth(viewport) || 1))

/**
 * Moves a carousel on by itself, without end. Neither a resting mouse nor a press stops it; it waits while the keyboard's
 * focus is in it, while it is dragged, in a hidden tab and under a dialog. With reduced motion or data saving it waits to be
 * started. (Embla's own plugin starts again after a drag although the visitor had paused it.)
 *
 * @param enabled the carousel is one that moves by itself, and has where to move
 * @param next index of the slide that comes next: every move starts the time anew
 */
function useRotation(api: CarouselApi | undefined, enabled: boolean, next: number) {
  const reducedMotion = useReducedMotion()
  const savesData = useSaveData()
  const [wanted, setWanted] = useState<boolean>()
  const playing = enabled && (wanted ?? !(reducedMotion || savesData))

  useEffect(() => {
    if (!playing || !api) return
    let isDragged = false
    const drag = () => (isDragged = true)
    const drop = () => (isDragged = false)
    const isHeld = () =>
      isDragged ||
      document.visibilityState === "hidden" ||
      api.rootNode().closest("[aria-hidden=true]") ||
      api.rootNode().parentElement?.querySelector(KEYBOARD_FOCUS)
    api.on("pointerDown", drag).on("pointerUp", drop)
    const timer = setInterval(() => isHeld() || api.scrollTo(next), AUTOPLAY_MS)
    return () => {
      api.off("pointerDown", drag).off("pointerUp", drop)
      clearInterval(timer)
    }
  }, [playing, api, next])

  /** `playing` is what the pause button shows: whether it moves as far as the visitor's choice goes. */
  return { playing, toggle: () => setWanted(!playing) }
}
