import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from "react"
import type { CarouselApi } from "./carousel-engine"
import { usePageHidden } from "./use-page-hidden"
import { useSaveData } from "./use-save-data"

/** Banners and sliders move on after this time, in milliseconds (spec section 9). */
export const AUTOPLAY_MS = 5000

interface RotationOptions {
  api: CarouselApi | undefined
  /** The carousel is one that moves by itself, and has where to move. */
  enabled: boolean
  /** How many moves bring it back to where it began. */
  stops: number
  /** Where it stands: every move starts the time anew. */
  selected: number
  reducedMotion: boolean
}

/**
 * Moves a carousel on by itself, once round: then it stands at the slide where it began, and its button starts another
 * round. Buttons and drags don't stop it. It is held while somebody is in it, as far as a page can know: by the keyboard's
 * focus, a mouse on a slide, marked text, or the text cursor that screen readers move along. It rests in a hidden tab.
 * Where motion or data are to be spared it waits to be started. (Embla's own plugin starts again after a drag although
 * the visitor had paused it.)
 */
export function useRotation({ api, enabled, stops, selected, reducedMotion }: RotationOptions) {
  const savesData = useSaveData()
  const pageHidden = usePageHidden()
  const [wanted, setWanted] = useState<boolean>()
  const [focused, setFocused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [dragged, setDragged] = useState(false)
  const [resting, setResting] = useState(false)
  const root = useRef<HTMLElement>(null)
  const byPointer = useRef(false)
  const moves = useRef(0)
  const isMovingItself = useRef(false)

  const playing = enabled && (wanted ?? !(reducedMotion || savesData))
  const read = useTextCursorIn(root, byPointer, playing)
  const rotating = playing && api !== undefined && !focused && !hovered && !read && !dragged && !resting && !pageHidden

  useEffect(() => {
    if (!rotating || !api) return
    const timer = setInterval(() => {
      isMovingItself.current = true
      if (api.canScrollNext()) api.scrollNext(reducedMotion)
      else api.scrollTo(0, reducedMotion)
      isMovingItself.current = false
      moves.current += 1
      if (moves.current >= stops) setWanted(false)
    }, AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [rotating, api, stops, selected, reducedMotion])

  useEffect(() => {
    if (!api) return
    const press = () => setDragged(true)
    const release = () => setDragged(false)
    api.on("pointerDown", press).on("pointerUp", release)
    return () => {
      api.off("pointerDown", press).off("pointerUp", release)
    }
  }, [api])

  return {
    /** What the pause button shows: whether it moves as far as the visitor's choice goes. */
    playing,
    /** True while the engine is told of a move that nobody asked for: such a move isn't announced. */
    isMovingItself,
    toggle: () => {
      moves.current = 0
      setFocused(false)
      setWanted(!playing)
    },
    /** For what a slide opens over the page: true keeps the slide in its place until it is closed. */
    rest: setResting,
    /** For the carousel's root element. */
    watch: {
      ref: root,
      onPointerDown: () => {
        byPointer.current = true
      },
      onKeyDown: () => {
        byPointer.current = false
      },
      onPointerOver: ({ target, pointerType }: PointerEvent<HTMLElement>) => {
        setHovered(pointerType === "mouse" && target instanceof Element && isInSlides(target))
      },
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        // Whoever stands on the pause button is about to decide that, and a click is no visit.
        setFocused(!byPointer.current && !target.closest("[data-slot=carousel-pause]"))
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (currentTarget.contains(relatedTarget)) return
        byPointer.current = false
        setFocused(false)
      },
    },
  }
}

const isInSlides = (element: Element) => element.closest("[data-slot=carousel-viewport]") !== null

/**
 * Whether the text cursor or a selection is in the slides. Screen readers take the text cursor with them where they read
 * (Orca, and others in Firefox and Chrome). A click leaves it behind, too: that is nobody who reads.
 */
function useTextCursorIn(
  root: RefObject<HTMLElement | null>,
  byPointer: RefObject<boolean>,
  enabled: boolean,
): boolean {
  const [isIn, setIn] = useState(false)
  useEffect(() => {
    if (!enabled) return
    const look = () => {
      const selection = document.getSelection()
      const node = selection?.focusNode
      const place = node instanceof Element ? node : node?.parentElement
      const isHere = Boolean(place && root.current?.contains(place) && isInSlides(place))
      setIn(isHere && !(selection?.isCollapsed && byPointer.current))
    }
    document.addEventListener("selectionchange", look)
    return () => {
      document.removeEventListener("selectionchange", look)
      setIn(false)
    }
  }, [root, byPointer, enabled])
  return isIn
}
