import { useCallback, useSyncExternalStore } from "react"

/** A whole number in session storage. Returns `initial` during hydration, and while no number is stored. */
export function useSessionNumber(key: string, initial: number): [number, (value: number) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key) ?? initial,
    () => initial,
  )
  const remember = useCallback((next: number) => write(key, next), [key])
  return [value, remember]
}

const listeners = new Set<() => void>()

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Returns undefined if nothing is stored, or no whole number. */
function read(key: string): number | undefined {
  try {
    // `Number("")` would be 0.
    const stored = Number(window.sessionStorage.getItem(key)?.trim() || Number.NaN)
    return Number.isSafeInteger(stored) ? stored : undefined
  } catch {
    // Not logged: this runs on every render and would flood the console. Each failed write is logged.
    return undefined
  }
}

function write(key: string, value: number): void {
  try {
    window.sessionStorage.setItem(key, String(value))
  } catch (error) {
    console.warn(`The browser does not let this page save "${key}".`, error)
  }
  for (const listener of listeners) listener()
}
