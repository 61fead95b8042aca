import { useSyncExternalStore } from "react"

const workers = () => ("serviceWorker" in navigator ? navigator.serviceWorker : null)

function subscribe(onChange: () => void) {
  const container = workers()
  container?.addEventListener("controllerchange", onChange)
  return () => container?.removeEventListener("controllerchange", onChange)
}

/** Whether a service worker controls this page. */
export function useWorkerServes(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => Boolean(workers()?.controller),
    () => false,
  )
}
