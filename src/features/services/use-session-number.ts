import { useCallback, useSyncExternalStore } from "react"

/**
 * A whole number remembered for this tab's session. The first render shows `initial`, as the server's did; what was
 * remembered follows after mount. Blocked storage only means that nothing is remembered.
 */
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

/** Undefined where nothing was remembered, or nothing of ours. */
function read(key: string): number | undefined {
  try {
    // An empty text would count as 0.
    const stored = Number(window.sessionStorage.getItem(key)?.trim() || Number.NaN)
    return Number.isSafeInteger(stored) ? stored : undefined
  } catch {
    // Read at every render: the log would overflow. Saving says it once for each try.
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
