import { useSyncExternalStore } from "react"

const workers = () => ("serviceWorker" in navigator ? navigator.serviceWorker : null)

function subscribe(onChange: () => void) {
  const container = workers()
  container?.addEventListener("controllerchange", onChange)
  return () => container?.removeEventListener("controllerchange", onChange)
}

/** Whether a service worker serves this page: then pages can be kept, and the worker be asked about them. */
export function useWorkerServes(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => Boolean(workers()?.controller),
    () => false,
  )
}
