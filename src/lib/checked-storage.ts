/**
 * Local storage that never breaks the page: whatever comes out is checked, whatever fails is logged, and the
 * value lives on in memory. Fits jotai's `atomWithStorage` (its `SyncStorage`), with `subscribe` for other tabs.
 */
export interface CheckedStorage<Value> {
  getItem(key: string, initialValue: Value): Value
  setItem(key: string, value: Value): void
  removeItem(key: string): void
  subscribe(key: string, callback: (value: Value) => void, initialValue: Value): () => void
}

/**
 * @param check turns parsed JSON of any shape into a value; it drops what it can't read and never throws.
 */
export function createCheckedStorage<Value>(check: (stored: unknown) => Value): CheckedStorage<Value> {
  const parse = (key: string, text: string | null, initialValue: Value): Value => {
    if (text === null) return initialValue
    try {
      return check(JSON.parse(text))
    } catch (error) {
      console.warn(`What was saved under "${key}" can't be read and is left out.`, error)
      return initialValue
    }
  }

  /** What lives in memory only, because the last try to save it failed. */
  const unsaved = new Set<string>()

  const getItem = (key: string, initialValue: Value): Value => {
    try {
      return parse(key, window.localStorage.getItem(key), initialValue)
    } catch (error) {
      console.warn(`The browser does not let this page read its storage ("${key}").`, error)
      return initialValue
    }
  }

  return {
    getItem,
    setItem(key, value) {
      try {
        window.localStorage.setItem(key, JSON.stringify(value))
        unsaved.delete(key)
      } catch (error) {
        unsaved.add(key)
        console.warn(`The browser does not let this page save "${key}"; it is kept until the page closes.`, error)
      }
    },
    removeItem(key) {
      try {
        window.localStorage.removeItem(key)
      } catch (error) {
        console.warn(`The browser does not let this page clear "${key}".`, error)
      }
    },
    subscribe(key, callback, initialValue) {
      const listen = (event: StorageEvent) => {
        // `key` is null when the other tab cleared everything. A frame's session storage speaks here, too.
        const isOurs = (event.key === key || event.key === null) && !isSession(event.storageArea)
        if (isOurs) callback(parse(key, event.newValue, initialValue))
      }
      // A page that the back button brings back as it was left has heard of nothing in between.
      const wake = (event: PageTransitionEvent) => {
        if (event.persisted && !unsaved.has(key)) callback(getItem(key, initialValue))
      }
      window.addEventListener("storage", listen)
      window.addEventListener("pageshow", wake)
      return () => {
        window.removeEventListener("storage", listen)
        window.removeEventListener("pageshow", wake)
      }
    },
  }
}

function isSession(area: Storage | null): boolean {
  try {
    return area !== null && area === window.sessionStorage
  } catch {
    // Blocked: then nothing comes from there.
    return false
  }
}
