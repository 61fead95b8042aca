import { atom, type Getter } from "jotai"
import { atomWithStorage } from "jotai/utils"
import { createValidatedStorage } from "../browser/validated-storage"

/** Returns the next value. It may run twice, so it must be pure. */
export type Change<Value> = (present: Value) => Value

/**
 * Creates an atom in local storage that several tabs can change. Each change is applied to what storage holds then, in
 * a lock that all tabs share, so that changes from other tabs are kept.
 * @param check turns parsed JSON of any shape into a value, and never throws
 * @returns `isReadAtom` is false until mounted, as in the server's HTML
 */
export function createChangedAtom<Value>(key: string, empty: Value, check: (stored: unknown) => Value) {
  const storage = createValidatedStorage(check)

  /** null until it has been read. */
  const savedAtom = atomWithStorage<Value | null>(key, null, {
    getItem: (key) => storage.getItem(key, empty),
    setItem: (key, value) => storage.setItem(key, value ?? empty),
    removeItem: (key) => storage.removeItem(key),
    subscribe: (key, callback) => storage.subscribe(key, callback, empty),
  })

  /** Changes that wait for the lock, oldest first. */
  const waitingAtom = atom<readonly Change<Value>[]>([])

  /** The stored value, or this page's where storage can't be written or read. */
  const readSaved = (get: Getter): Value => {
    const known = get(savedAtom) ?? empty
    return storage.isUnsaved(key) ? known : storage.getItem(key, known)
  }

  const saveAtom = atom(null, (get, set) => {
    const changes = get(waitingAtom)
    if (changes.length === 0) return
    set(waitingAtom, [])
    set(savedAtom, applyAll(changes, readSaved(get)))
  })

  const valueAtom = atom((get) => applyAll(get(waitingAtom), get(savedAtom) ?? empty))
  const isReadAtom = atom((get) => get(savedAtom) !== null)
  const changeAtom = atom(null, (get, set, change: Change<Value>) => {
    set(waitingAtom, [...get(waitingAtom), change])
    lockAcrossTabs(key, () => set(saveAtom))
  })
  /** Reads the value for decisions, also before `isReadAtom`. */
  const present = (get: Getter): Value =>
    get(isReadAtom) ? get(valueAtom) : applyAll(get(waitingAtom), readSaved(get))

  return { valueAtom, isReadAtom, changeAtom, present }
}

const applyAll = <Value>(changes: readonly Change<Value>[], value: Value): Value =>
  changes.reduce((changed, change) => change(changed), value)

/**
 * Runs a task in a Web Lock, at the latest when the page is left; at once where the browser has no locks (Firefox
 * before 96, pages without HTTPS).
 * @param task synchronous; may run twice, and then must find nothing left to do
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
  // Locks may be denied to a document.
  navigator.locks.request(name, finish).catch(finish)
}
