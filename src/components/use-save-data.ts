import { useSyncExternalStore } from "react"

/** Set on `<html>` before the first paint when data is being saved (`src/inline`); the footer's switch changes it. */
const ATTRIBUTE = "data-save-data"

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] })
  return () => observer.disconnect()
}

/** True where the visitor saves data: nothing plays by itself then. */
export function useSaveData(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute(ATTRIBUTE),
    () => false,
  )
}
