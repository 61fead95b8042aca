import { useCallback, useSyncExternalStore } from "react"
import { matchesMedia, watchMedia } from "../lib/media-query"

/** Whether a media query matches now. False on the server and during hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((onChange: () => void) => watchMedia(query, onChange), [query])
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  )
}

/** True if the visitor prefers reduced motion. Timers then jump to their end; carousels and videos do not start by themselves. */
export const useReducedMotion = () => useMediaQuery("(prefers-reduced-motion: reduce)")
