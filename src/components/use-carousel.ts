import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react"
import type { CarouselApi, CarouselEffect } from "./carousel-engine"
import { messages } from "./messages"
import { useInView } from "./use-in-view"
import { useMounted } from "./use-mounted"
import { useReducedMotion } from "./use-media-query"
import { useSaveData } from "./use-save-data"

/** From spec section 9. */
export const AUTOPLAY_MS = 5000

/** The longest that a press waits for the pictures it shows, such as on a connection that died. */
export const DECODE_TIMEOUT_MS = 500

/** Focus on the pause button doesn't hold the rotation, which could not start there. */
const KEYBOARD_FOCUS = ":focus-visible:not([data-slot=carousel-pause])"

export interface CarouselOptions {
  /** The server can't count them. */
  count: number
  effect?: CarouselEffect
  loop?: boolean
  /** The screen readers' name of a slide: "Picture" makes "Picture 3 of 5". */
  noun?: string
  /** One slide shows at a time; the others are inert, with or without the engine. */
  isSingle?: boolean
  /** Moves on every five seconds; needs a `CarouselPause`. */
  autoplay?: boolean
}

/** The state of one carousel. Without its engine it is a row that scrolls, and the buttons scroll it. */
export function useCarousel({ count, effect, loop, noun, isSingle, autoplay }: Required<CarouselOptions>) {
  const viewport = useRef<HTMLDivElement>(null)
  /** The slide to move to once its pictures are decoded, or late. */
  const [target, setTarget] = useState<number>()
  const [isWanted, setWanted] = useState(false)
  const [hasEngine, setHasEngine] = useState(false)
  const [api, setApi] = useState<CarouselApi>()
  /** The current position, and the number of positions: one if all slides are visible. */
  const [{ selected, stops }, setPlace] = useState({ selected: 0, stops: count })
  /** Indexes of the slides that aren't inert; `undefined` while the browser scrolls the row. */
  const [reachable, setReachable] = useState<readonly number[]>()
  const [status, setStatus] = useState("")
  const isNear = useInView(viewport, { threshold: 0 })
  const isMounted = useMounted()
  const reducedMotion = useReducedMotion()
  const savesData = useSaveData()
  const next = (selected + 1) % stops
  const rotation = useRotation(api, autoplay && stops > 1, next, reducedMotion || savesData)
  /** Requests the pictures of the next slide, for a visitor who is about to see it. */
  const prefetch = useCallback(() => {
    if (!savesData) void loadPictures(viewport.current, next)
  }, [savesData, next])
  useEffect(() => {
    if (api || selected > 0) prefetch()
  }, [api, selected, prefetch])

  useEffect(() => {
    if (!api) return
    const read = () => {
      const at = api.selectedScrollSnap()
      setPlace({ selected: at, stops: api.scrollSnapList().length })
      const onScreen = effect === "fade" ? [at] : api.slidesInView()
      const focused = api.slideNodes().findIndex((slide) => slide.contains(document.activeElement))
      // Empty before the engine's first measurement and between two slides. An inert slide would lose the focus.
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
    const label = getSlides(viewport.current)?.item(index)?.getAttribute("data-label")
    setStatus(`${messages.carousel.slideOf(noun, index + 1, count)}${label ? `: ${label}` : ""}`)
  }
  const move = useEffectEvent((index: number) => {
    if (api) {
      api.scrollTo(index)
      announce(api.selectedScrollSnap())
    } else {
      const left = index * getSlideWidth(viewport.current)
      viewport.current?.scrollTo({ left, behavior: reducedMotion ? "auto" : "smooth" })
    }
    setTarget(undefined)
  })
  const isStarting = hasEngine && !api
  useEffect(() => {
    if (target === undefined || isStarting) return
    let isReplaced = false
    const timer = setTimeout(() => move(target), DECODE_TIMEOUT_MS)
    void loadPictures(viewport.current, target).then(() => isReplaced || move(target))
    return () => {
      isReplaced = true
      clearTimeout(timer)
    }
  }, [target, isStarting])
  const onScroll = () => {
    const at = getNearestSlide(viewport.current)
    if (at === selected) return
    setPlace({ selected: at, stops })
    announce(at)
  }
  /** Cancels a native scroll that began before the engine, whose offset would be added to Embla's. */
  const undoScroll = () => viewport.current?.scrollTo({ left: 0, behavior: "instant" })
  const startAt = () => getNearestSlide(viewport.current)
  const engine = { viewport, effect, loop, startAt, onStart: setHasEngine, onApi: setApi }

  return {
    ...rotation,
    viewport,
    count,
    noun,
    selected,
    status,
    hasEngine,
    // In the server's HTML no slide is inert: the row scrolls.
    shown: reachable ?? (isSingle && isMounted ? [selected] : undefined),
    canStep: stops > 1,
    /** One slide forward or back; wraps around. */
    step: (by: 1 | -1) => setTarget(((target ?? selected) + by + stops) % stops),
    go: setTarget,
    onScroll: hasEngine ? undoScroll : onScroll,
    /** Loads the engine. On touch screens a row without autoplay scrolls without one. */
    wake: () => setWanted(true),
    prefetch,
    engine: (autoplay ? isNear : isWanted) ? engine : undefined,
  }
}

const getSlides = (viewport: Element | null) => viewport?.firstElementChild?.children

/** All slides have the same width. */
const getSlideWidth = (viewport: Element | null) => getSlides(viewport)?.item(0)?.getBoundingClientRect().width ?? 0

const getNearestSlide = (viewport: Element | null) =>
  Math.round((viewport?.scrollLeft ?? 0) / (getSlideWidth(viewport) || 1))

/** Requests the pictures that a move to a slide shows, lazy ones too. Resolves when they can be painted, or are missing. */
function loadPictures(viewport: Element | null, index: number) {
  const slides = Array.from(getSlides(viewport) ?? [])
  const perView = Math.max(1, Math.round((viewport?.clientWidth ?? 0) / (getSlideWidth(viewport) || Infinity)))
  const shown = [...slides, ...slides].slice(index, index + perView)
  const pictures = shown.flatMap((slide) => Array.from(slide.querySelectorAll("img")))
  for (const picture of pictures) picture.loading = "eager"
  return Promise.allSettled(pictures.map((picture) => picture.decode()))
}

/**
 * Moves a carousel on, without end. It waits while the keyboard's focus is in it, while it is dragged, in a hidden tab
 * and under a dialog, and moves once the next pictures are decoded. (Embla's own plugin starts again after a drag although
 * it is paused.)
 * @param next index of the next slide: every move restarts the timer
 * @param isStill the carousel waits for its button
 */
function useRotation(api: CarouselApi | undefined, enabled: boolean, next: number, isStill: boolean) {
  const [wanted, setWanted] = useState<boolean>()
  const playing = enabled && (wanted ?? !isStill)

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
    let isOver = false
    const turn = () => isOver || isHeld() || api.scrollTo(next)
    const timer = setInterval(() => void loadPictures(api.rootNode(), next).then(turn), AUTOPLAY_MS)
    return () => {
      isOver = true
      api.off("pointerDown", drag).off("pointerUp", drop)
      clearInterval(timer)
    }
  }, [playing, api, next])

  /** `playing` is the visitor's choice, which the pause button shows. */
  return { playing, toggle: () => setWanted(!playing) }
}
