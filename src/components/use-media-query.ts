import { useCallback, useSyncExternalStore } from "react"
import { matchesMedia, watchMedia } from "../lib/media-query"

/** Whether a media query matches; false on the server and during hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((onChange: () => void) => watchMedia(query, onChange), [query])
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  )
}

export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)"

export const useReducedMotion = () => useMediaQuery(REDUCED_MOTION)
