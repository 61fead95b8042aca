import { useSyncExternalStore } from "react"
import { SAVE_DATA_ATTRIBUTE } from "../lib/constants"

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [SAVE_DATA_ATTRIBUTE] })
  return () => observer.disconnect()
}

/** True where the visitor saves data: nothing plays by itself then. */
export function useSaveData(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute(SAVE_DATA_ATTRIBUTE),
    () => false,
  )
}
