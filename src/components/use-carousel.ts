import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react"
import type { CarouselApi, CarouselEffect } from "./carousel-engine"
import { messages } from "./messages"
import { useInView } from "./use-in-view"
import { useMounted } from "./use-mounted"
import { useReducedMotion } from "./use-media-query"
import { useSaveData } from "./use-save-data"

/** From spec section 9. */
export const AUTOPLAY_MS = 5000

/** Limits the wait for the next slide's pictures after a press. One of 30 KB takes a second at 400 kbit/s. */
export const DECODE_TIMEOUT_MS = 3000

/** Focus on the pause button doesn't suspend autoplay, or pressing the button would start nothing. */
const KEYBOARD_FOCUS = ":focus-visible:not([data-slot=carousel-pause])"

export interface CarouselOptions {
  /** The number of slides, which the server's render can't count. */
  count: number
  effect?: CarouselEffect
  loop?: boolean
  /** Names a slide for screen readers: "Picture" makes "Picture 3 of 5". */
  noun?: string
  /** One slide is visible at a time; the others are inert, with or without the engine. */
  isSingle?: boolean
  /** Advances every five seconds; needs a `CarouselPause`. */
  autoplay?: boolean
}

/** Returns the state of a carousel. Until its engine is loaded it is a row that scrolls, and the buttons scroll it. */
export function useCarousel({ count, effect, loop, noun, isSingle, autoplay }: Required<CarouselOptions>) {
  const viewport = useRef<HTMLDivElement>(null)
  /** The slide to show when its pictures are decoded, or after `DECODE_TIMEOUT_MS`. */
  const [pendingIndex, setPendingIndex] = useState<number>()
  const [isEnabled, setEnabled] = useState(false)
  const [isEngineMounted, setEngineMounted] = useState(false)
  const [api, setApi] = useState<CarouselApi>()
  /** Embla's scroll position; there is only one if all slides are visible. */
  const [{ selected, positionCount }, setPosition] = useState({ selected: 0, positionCount: count })
  /** Indexes of the slides that aren't inert: those on screen, and the focused one. All while the browser scrolls the row. */
  const [reachableSlides, setReachableSlides] = useState<readonly number[]>()
  const [status, setStatus] = useState("")
  const isNear = useInView(viewport, { threshold: 0 })
  const isMounted = useMounted()
  const reducedMotion = useReducedMotion()
  const savesData = useSaveData()
  const next = (selected + 1) % positionCount
  const autoplayState = useAutoplay(api, autoplay && positionCount > 1, next, reducedMotion || savesData)
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
      const index = api.selectedScrollSnap()
      setPosition({ selected: index, positionCount: api.scrollSnapList().length })
      const onScreen = effect === "fade" ? [index] : api.slidesInView()
      const focused = api.slideNodes().findIndex((slide) => slide.contains(document.activeElement))
      // Empty before the engine's first measurement and between two slides. An inert slide would lose the focus.
      if (onScreen.length > 0) setReachableSlides([...onScreen, focused])
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
    setPendingIndex(undefined)
  })
  const isStarting = isEngineMounted && !api
  useEffect(() => {
    if (pendingIndex === undefined || isStarting) return
    let isReplaced = false
    const timer = setTimeout(() => move(pendingIndex), DECODE_TIMEOUT_MS)
    void loadPictures(viewport.current, pendingIndex).then(() => isReplaced || move(pendingIndex))
    return () => {
      isReplaced = true
      clearTimeout(timer)
    }
  }, [pendingIndex, isStarting])
  const onScroll = () => {
    const index = getNearestSlide(viewport.current)
    if (index === selected) return
    setPosition({ selected: index, positionCount })
    announce(index)
  }
  /** Undoes a native scroll that began before the engine: its offset would add to Embla's. */
  const resetScroll = () => viewport.current?.scrollTo({ left: 0, behavior: "instant" })
  const getStartIndex = () => getNearestSlide(viewport.current)
  const engine = { viewport, effect, loop, getStartIndex, onStart: setEngineMounted, onApi: setApi }

  return {
    ...autoplayState,
    viewport,
    count,
    noun,
    selected,
    status,
    isEngineMounted,
    // In the server's HTML no slide is inert: the row scrolls.
    reachableSlides: reachableSlides ?? (isSingle && isMounted ? [selected] : undefined),
    canStep: positionCount > 1,
    /** Moves by one slide; wraps around. */
    step: (by: 1 | -1) => setPendingIndex(((pendingIndex ?? selected) + by + positionCount) % positionCount),
    goTo: setPendingIndex,
    onScroll: isEngineMounted ? resetScroll : onScroll,
    /** Loads the engine of a carousel without autoplay; not called for touch, which scrolls the row. */
    enable: () => setEnabled(true),
    prefetch,
    engine: (autoplay ? isNear : isEnabled) ? engine : undefined,
  }
}

const getSlides = (viewport: Element | null) => viewport?.firstElementChild?.children

/** All slides have the same width. */
const getSlideWidth = (viewport: Element | null) => getSlides(viewport)?.item(0)?.getBoundingClientRect().width ?? 0

const getNearestSlide = (viewport: Element | null) =>
  Math.round((viewport?.scrollLeft ?? 0) / (getSlideWidth(viewport) || 1))

/** Loads the pictures that are visible at a slide, lazy ones too. Resolves when they are decoded or have failed. */
function loadPictures(viewport: Element | null, index: number) {
  const slides = Array.from(getSlides(viewport) ?? [])
  const perView = Math.max(1, Math.round((viewport?.clientWidth ?? 0) / (getSlideWidth(viewport) || Infinity)))
  const visible = [...slides, ...slides].slice(index, index + perView)
  const pictures = visible.flatMap((slide) => Array.from(slide.querySelectorAll("img")))
  for (const picture of pictures) picture.loading = "eager"
  return Promise.allSettled(pictures.map((picture) => picture.decode()))
}

/**
 * Autoplays a carousel, each time after the next pictures are decoded. It is suspended by keyboard focus or a drag in it,
 * in a hidden tab and behind a dialog. (After a drag, Embla's own plugin restarts even if the visitor has paused it.)
 * @param next index of the next slide: every move restarts the timer
 * @param startsPaused autoplay starts only with the visitor's press
 */
function useAutoplay(api: CarouselApi | undefined, enabled: boolean, next: number, startsPaused: boolean) {
  const [userChoice, setUserChoice] = useState<boolean>()
  const playing = enabled && (userChoice ?? !startsPaused)

  useEffect(() => {
    if (!playing || !api) return
    let isDragged = false
    const onPointerDown = () => (isDragged = true)
    const onPointerUp = () => (isDragged = false)
    const isSuspended = () =>
      isDragged ||
      document.visibilityState === "hidden" ||
      api.rootNode().closest("[aria-hidden=true]") ||
      api.rootNode().parentElement?.querySelector(KEYBOARD_FOCUS)
    api.on("pointerDown", onPointerDown).on("pointerUp", onPointerUp)
    let isCancelled = false
    const advance = () => isCancelled || isSuspended() || api.scrollTo(next)
    const timer = setInterval(() => void loadPictures(api.rootNode(), next).then(advance), AUTOPLAY_MS)
    return () => {
      isCancelled = true
      api.off("pointerDown", onPointerDown).off("pointerUp", onPointerUp)
      clearInterval(timer)
    }
  }, [playing, api, next])

  /** `playing` is the visitor's choice, which the pause button shows. */
  return { playing, toggle: () => setUserChoice(!playing) }
}
