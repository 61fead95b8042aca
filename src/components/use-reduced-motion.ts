import { useMediaQuery } from "./use-media-query"

/**
 * True if the visitor prefers reduced motion. Timers then jump to their end; carousels and videos do not start by
 * themselves.
 */
export function useReducedMotion(): boolean {
  return useMediaQuery("(prefers-reduced-motion: reduce)")
}
