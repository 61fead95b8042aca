import { useSyncExternalStore } from "react"

/** True once the page has been scrolled by more than `distance` pixels. False on the server and during hydration. */
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
