import { useMediaQuery } from "./use-media-query"

/** True where the visitor asked for stillness. Timers then jump to their end, carousels and videos wait to be started. */
export function useReducedMotion(): boolean {
  return useMediaQuery("(prefers-reduced-motion: reduce)")
}
