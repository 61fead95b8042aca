export const matchesMedia = (query: string): boolean => window.matchMedia(query).matches

/** Calls `listener` when the result changes; returns a function that unsubscribes. */
export function watchMedia(query: string, listener: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener("change", listener)
  return () => list.removeEventListener("change", listener)
}
