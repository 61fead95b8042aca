import { useSyncExternalStore } from "react"

/** Texts that could not be saved, because session storage is blocked or full; they last until the page is reloaded. */
const unsaved = new Map<string, string>()
const listeners = new Set<() => void>()

/** Returns the text that this tab has stored, or "". */
export function readSessionText(key: string): string {
  try {
    return unsaved.get(key) ?? window.sessionStorage.getItem(key) ?? ""
  } catch {
    // Not logged: this runs on every render and would flood the console. The failed write is logged.
    return ""
  }
}

/** Stores a text until the tab is closed; "" removes it. */
export function writeSessionText(key: string, text: string): void {
  try {
    if (text) window.sessionStorage.setItem(key, text)
    else window.sessionStorage.removeItem(key)
    unsaved.delete(key)
  } catch (error) {
    if (!unsaved.has(key)) console.warn(`The browser does not let this page save "${key}".`, error)
    unsaved.set(key, text)
  }
  for (const listener of listeners) listener()
}

/** Returns the stored text; "" during hydration, as in the server's HTML. */
export const useSessionText = (key: string): string =>
  useSyncExternalStore(
    subscribe,
    () => readSessionText(key),
    () => "",
  )

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
