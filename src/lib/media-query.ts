/** Whether a media query matches now. */
export const matchesMedia = (query: string): boolean => window.matchMedia(query).matches

/** Calls `listener` whenever the result of a media query changes, and returns a function that unsubscribes. */
export function watchMedia(query: string, listener: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener("change", listener)
  return () => list.removeEventListener("change", listener)
}
