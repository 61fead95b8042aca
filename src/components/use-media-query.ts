import { useCallback, useSyncExternalStore } from "react"
import { matchesMedia } from "../browser/media-query"

/** Whether a media query matches; false on the server and during hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener("change", onChange)
      return () => list.removeEventListener("change", onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  )
}

export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)"

export const useReducedMotion = () => useMediaQuery(REDUCED_MOTION)
