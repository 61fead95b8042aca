import { useSyncExternalStore } from "react"

/**
 * True once the page has been scrolled by more than `distance` pixels. On the server, and so in the first render,
 * it is false.
 */
export function useScrolled(distance: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("scroll", onChange, { passive: true })
  return () => window.removeEventListener("scroll", onChange)
}
