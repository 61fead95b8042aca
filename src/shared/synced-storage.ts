import { atom, type Getter } from "jotai"
import { atomWithStorage } from "jotai/utils"
import { createValidatedStorage } from "../browser/validated-storage"

/** Returns the next value. It can run twice, so it must be pure. */
export type Update<Value> = (current: Value) => Value

/**
 * Creates an atom in local storage that several tabs can update. Each update is applied to the stored value in a lock
 * that all tabs share, so that updates from other tabs are kept.
 * @param parse turns parsed JSON of any shape into a value, and never throws
 * @returns `isLoadedAtom` is false until mounted, as in the server's HTML
 */
export function atomWithSyncedStorage<Value>(key: string, empty: Value, parse: (stored: unknown) => Value) {
  const storage = createValidatedStorage(parse)

  /** null until it is loaded. */
  const savedAtom = atomWithStorage<Value | null>(key, null, {
    getItem: (key) => storage.getItem(key, empty),
    setItem: (key, value) => storage.setItem(key, value ?? empty),
    removeItem: (key) => storage.removeItem(key),
    subscribe: (key, callback) => storage.subscribe(key, callback, empty),
  })

  /** Updates that wait for the lock, oldest first. */
  const pendingAtom = atom<readonly Update<Value>[]>([])

  /** The stored value, or this page's where storage can't be written or read. */
  const readSaved = (get: Getter): Value => {
    const saved = get(savedAtom) ?? empty
    return storage.isUnsaved(key) ? saved : storage.getItem(key, saved)
  }

  const saveAtom = atom(null, (get, set) => {
    const updates = get(pendingAtom)
    if (updates.length === 0) return
    set(pendingAtom, [])
    set(savedAtom, applyAll(updates, readSaved(get)))
  })

  const valueAtom = atom((get) => applyAll(get(pendingAtom), get(savedAtom) ?? empty))
  const isLoadedAtom = atom((get) => get(savedAtom) !== null)
  const updateAtom = atom(null, (get, set, update: Update<Value>) => {
    set(pendingAtom, [...get(pendingAtom), update])
    lockAcrossTabs(key, () => set(saveAtom))
  })
  /** Returns the current value, for decisions; reads the storage if it is not loaded yet. */
  const readCurrent = (get: Getter): Value =>
    get(isLoadedAtom) ? get(valueAtom) : applyAll(get(pendingAtom), readSaved(get))

  return { valueAtom, isLoadedAtom, updateAtom, readCurrent }
}

const applyAll = <Value>(updates: readonly Update<Value>[], value: Value): Value =>
  updates.reduce((current, update) => update(current), value)

/**
 * Runs a task in a Web Lock, or when the page is left; at once in browsers without locks (Firefox before 96, pages
 * without HTTPS).
 * @param task synchronous and idempotent: it can run twice
 */
function lockAcrossTabs(name: string, task: () => void): void {
  if (!("locks" in navigator)) {
    task()
    return
  }
  const finish = () => {
    window.removeEventListener("pagehide", finish)
    task()
  }
  window.addEventListener("pagehide", finish)
  // Browsers can deny locks to a document.
  navigator.locks.request(name, finish).catch(finish)
}
