/** Whether a media query matches now; false in a browser without `matchMedia`. */
export const matchesMedia = (query: string): boolean => window.matchMedia?.(query).matches ?? false

/**
 * Calls `listener` whenever the result of a media query changes, and returns a function that unsubscribes. In browsers
 * without these events (Safari before 14) the initial result stays.
 */
export function watchMedia(query: string, listener: () => void): () => void {
  const list = window.matchMedia?.(query)
  if (!list?.addEventListener) return () => {}
  list.addEventListener("change", listener)
  return () => list.removeEventListener("change", listener)
}
