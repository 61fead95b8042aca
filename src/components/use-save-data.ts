import { useSyncExternalStore } from "react"
import { SAVE_DATA_ATTRIBUTE } from "../lib/constants"

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [SAVE_DATA_ATTRIBUTE] })
  return () => observer.disconnect()
}

/** True in save-data mode: nothing autoplays then. */
export function useSaveData(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute(SAVE_DATA_ATTRIBUTE),
    () => false,
  )
}
