import { useEffect, useRef, useState, type FocusEvent } from "react"
import type { CarouselApi } from "./carousel-engine"
import { usePageHidden } from "./use-page-hidden"
import { useSaveData } from "./use-save-data"

/** Banners and sliders move on after this time, in milliseconds (spec section 9). */
export const AUTOPLAY_MS = 5000

interface RotationOptions {
  api: CarouselApi | undefined
  /** The carousel is one that moves by itself, and has where to move. */
  enabled: boolean
  /** Where it stands: every move starts the time anew. */
  selected: number
  reducedMotion: boolean
}

/**
 * Moves a carousel on by itself. Pressing, dragging and hovering don't stop it; the pause button does, keyboard focus
 * inside holds it until it leaves, and it rests in a hidden tab. Where motion or data are to be spared it waits to be
 * started. (Embla's own plugin starts again after a drag although the visitor had paused it.)
 */
export function useRotation({ api, enabled, selected, reducedMotion }: RotationOptions) {
  const savesData = useSaveData()
  const pageHidden = usePageHidden()
  const [wanted, setWanted] = useState<boolean>()
  const [held, setHeld] = useState(false)
  const [dragged, setDragged] = useState(false)
  const [resting, setResting] = useState(false)
  const byPointer = useRef(false)

  const playing = enabled && (wanted ?? !(reducedMotion || savesData))
  const rotating = playing && api !== undefined && !held && !dragged && !resting && !pageHidden

  useEffect(() => {
    if (!rotating || !api) return
    const timer = setInterval(() => {
      if (api.canScrollNext()) api.scrollNext(reducedMotion)
      else api.scrollTo(0, reducedMotion)
    }, AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [rotating, api, selected, reducedMotion])

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
    /** Whether it is moving right now. */
    rotating,
    toggle: () => {
      setHeld(false)
      setWanted(!playing)
    },
    /** For what a slide opens over the page: true keeps the slide in its place until it is closed. */
    rest: setResting,
    /** For the carousel's root element. */
    watchFocus: {
      onPointerDown: () => {
        byPointer.current = true
      },
      onKeyDown: () => {
        byPointer.current = false
      },
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        // Whoever stands on the pause button is about to decide that, and a click is no visit.
        setHeld(!byPointer.current && !target.closest("[data-slot=carousel-pause]"))
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (currentTarget.contains(relatedTarget)) return
        byPointer.current = false
        setHeld(false)
      },
    },
  }
}
