import { useEffect, useRef, useState, type RefObject } from "react"
import type { CarouselApi } from "./carousel-engine"
import { useReducedMotion } from "./use-reduced-motion"
import { useSaveData } from "./use-save-data"

/** Banners and sliders move on after this time, in milliseconds (spec section 9). */
export const AUTOPLAY_MS = 5000

/**
 * Moves a carousel on by itself, without end. Neither a resting mouse nor a press stops it; it waits while the keyboard's
 * focus is in it, while it is dragged, in a hidden tab, and for what a slide has opened. Where motion or data are to be
 * spared it waits to be started. (Embla's own plugin starts again after a drag although the visitor had paused it.)
 *
 * @param enabled the carousel is one that moves by itself, and has where to move
 * @param selected where it stands: every move starts the time anew
 */
export function useRotation(
  viewport: RefObject<HTMLElement | null>,
  api: CarouselApi | undefined,
  enabled: boolean,
  selected: number,
) {
  const reducedMotion = useReducedMotion()
  const savesData = useSaveData()
  const [wanted, setWanted] = useState<boolean>()
  const isResting = useRef(false)
  const playing = enabled && (wanted ?? !(reducedMotion || savesData))

  useEffect(() => {
    if (!playing || !api) return
    const timer = setInterval(() => {
      if (isResting.current || document.visibilityState === "hidden") return
      if (api.internalEngine().dragHandler.pointerDown() || hasKeyboardFocus(viewport.current?.parentElement)) return
      if (api.canScrollNext()) api.scrollNext(reducedMotion)
      else api.scrollTo(0, reducedMotion)
    }, AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [viewport, playing, api, selected, reducedMotion])

  return {
    /** What the pause button shows: whether it moves as far as the visitor's choice goes. */
    playing,
    toggle: () => setWanted(!playing),
    /** For what a slide opens over the page: true keeps the slide in its place until it is closed. */
    rest: (isOpen: boolean) => {
      isResting.current = isOpen
    },
  }
}

/** Whoever stands on the pause button is about to decide that, or has started the rotation there. */
function hasKeyboardFocus(carousel: Element | null | undefined): boolean {
  const focused = document.activeElement
  if (!focused || !carousel?.contains(focused)) return false
  return focused.matches(":focus-visible") && !focused.closest("[data-slot=carousel-pause]")
}
