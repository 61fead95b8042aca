/** Whether a media query matches now; in a browser that knows none of them, it doesn't. */
export const matchesMedia = (query: string): boolean => window.matchMedia?.(query).matches ?? false

/**
 * Calls `listener` whenever a media query matches anew or no longer, and gives what stops it. Where the browser has no
 * events for that (Safari before 14), what matched at the start counts.
 */
export function watchMedia(query: string, listener: () => void): () => void {
  const list = window.matchMedia?.(query)
  if (!list?.addEventListener) return () => {}
  list.addEventListener("change", listener)
  return () => list.removeEventListener("change", listener)
}
