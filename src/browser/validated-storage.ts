/**
 * Local storage that validates values, logs failures and falls back to memory. Implements jotai's `SyncStorage`;
 * `subscribe` reports changes in other tabs.
 */
export interface ValidatedStorage<Value> {
  getItem(key: string, initialValue: Value): Value
  setItem(key: string, value: Value): void
  removeItem(key: string): void
  isUnsaved(key: string): boolean
  subscribe(key: string, callback: (value: Value) => void, initialValue: Value): () => void
}

/**
 * Creates storage with one validator.
 * @param validate turns parsed JSON of any shape into a value; drops invalid parts and never throws
 */
export function createValidatedStorage<Value>(validate: (stored: unknown) => Value): ValidatedStorage<Value> {
  /** The last text and value by key: an unchanged text gives the same object, so that nothing re-renders. */
  const lastRead = new Map<string, { text: string; value: Value }>()

  const parse = (key: string, text: string | null, initialValue: Value): Value => {
    if (text === null) return initialValue
    const last = lastRead.get(key)
    if (last?.text === text) return last.value
    try {
      const value = validate(JSON.parse(text))
      lastRead.set(key, { text, value })
      return value
    } catch (error) {
      console.warn(`What was saved under "${key}" can't be read and is left out.`, error)
      return initialValue
    }
  }

  /** Keys whose last write failed; their values are in memory only. */
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
        const text = JSON.stringify(value)
        window.localStorage.setItem(key, text)
        lastRead.set(key, { text, value })
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
    isUnsaved: (key) => unsaved.has(key),
    subscribe(key, callback, initialValue) {
      const onStorage = (event: StorageEvent) => {
        // `key` is null when another tab has cleared the storage. sessionStorage of iframes fires this event too.
        const isOurs = (event.key === key || event.key === null) && !isSession(event.storageArea)
        if (!isOurs) return
        unsaved.delete(key)
        // Not the event's value: this tab can have saved a newer one since.
        callback(getItem(key, initialValue))
      }
      // A page restored from the bfcache has missed storage events.
      const onPageShow = (event: PageTransitionEvent) => {
        if (event.persisted && !unsaved.has(key)) callback(getItem(key, initialValue))
      }
      window.addEventListener("storage", onStorage)
      window.addEventListener("pageshow", onPageShow)
      return () => {
        window.removeEventListener("storage", onStorage)
        window.removeEventListener("pageshow", onPageShow)
      }
    },
  }
}

function isSession(area: Storage | null): boolean {
  try {
    return area !== null && area === window.sessionStorage
  } catch {
    // Storage is blocked, so it can fire no event.
    return false
  }
}
