import { useSyncExternalStore } from "react"

/** Set on `<html>` before the first paint in save-data mode (`src/inline`); the switch in the footer changes it. */
const ATTRIBUTE = "data-save-data"

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [ATTRIBUTE] })
  return () => observer.disconnect()
}

/** True in save-data mode: nothing autoplays then. */
export function useSaveData(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.hasAttribute(ATTRIBUTE),
    () => false,
  )
}
