import { useCallback, useSyncExternalStore } from "react"
import { matchesMedia, watchMedia } from "../lib/media-query"

/** Whether a media query matches now. On the server, and in the render that hydrates, it doesn't. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((onChange: () => void) => watchMedia(query, onChange), [query])
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  )
}
