import { useCallback, useEffect, useState } from "react"

/**
 * A whole number remembered for this tab's session. The first render shows `initial`, as the server's did; what was
 * remembered follows after mount. Blocked storage only means that nothing is remembered.
 */
export function useSessionNumber(key: string, initial: number): [number, (value: number) => void] {
  const [value, setValue] = useState(initial)

  useEffect(() => {
    // An empty text would count as 0.
    const stored = Number(read(key)?.trim() || Number.NaN)
    if (Number.isSafeInteger(stored)) setValue(stored)
  }, [key])

  const remember = useCallback(
    (next: number) => {
      setValue(next)
      write(key, next)
    },
    [key],
  )
  return [value, remember]
}

function read(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch (error) {
    console.warn(`The browser does not let this page read its storage ("${key}").`, error)
    return null
  }
}

function write(key: string, value: number): void {
  try {
    window.sessionStorage.setItem(key, String(value))
  } catch (error) {
    console.warn(`The browser does not let this page save "${key}".`, error)
  }
}
