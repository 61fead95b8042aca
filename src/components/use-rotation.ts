import { useEffect, useState } from "react"
import type { CarouselApi } from "./carousel-engine"
import { useReducedMotion } from "./use-reduced-motion"
import { useSaveData } from "./use-save-data"

/** Banners and sliders move on after this time, in milliseconds (spec section 9). */
export const AUTOPLAY_MS = 5000

/** Focus on the pause button doesn't hold the rotation: it would not start there. */
const KEYBOARD_FOCUS = ":focus-visible:not([data-slot=carousel-pause])"

/**
 * Moves a carousel on by itself, without end. Neither a resting mouse nor a press stops it; it waits while the keyboard's
 * focus is in it, while it is dragged, in a hidden tab and under a dialog. Where motion or data are to be spared it waits
 * to be started. (Embla's own plugin starts again after a drag although the visitor had paused it.)
 *
 * @param enabled the carousel is one that moves by itself, and has where to move
 * @param next index of the slide that comes next: every move starts the time anew
 */
export function useRotation(api: CarouselApi | undefined, enabled: boolean, next: number) {
  const reducedMotion = useReducedMotion()
  const savesData = useSaveData()
  const [wanted, setWanted] = useState<boolean>()
  const playing = enabled && (wanted ?? !(reducedMotion || savesData))

  useEffect(() => {
    if (!playing || !api) return
    const isHeld = () =>
      document.visibilityState === "hidden" ||
      api.internalEngine().dragHandler.pointerDown() ||
      api.rootNode().closest("[aria-hidden=true]") ||
      api.rootNode().parentElement?.querySelector(KEYBOARD_FOCUS)
    const timer = setInterval(() => isHeld() || api.scrollTo(next), AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [playing, api, next])

  /** `playing` is what the pause button shows: whether it moves as far as the visitor's choice goes. */
  return { playing, toggle: () => setWanted(!playing) }
}
