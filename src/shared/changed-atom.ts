import { atom, type Getter } from "jotai"
import { atomWithStorage } from "jotai/utils"
import { createCheckedStorage } from "../lib/checked-storage"

/** Makes the next value out of the present one. It may be called twice, so it changes nothing else. */
export type Change<Value> = (present: Value) => Value

/**
 * A value in local storage that several tabs change at once, such as the cart. Each change is shown at once, and saved
 * in a lock that all tabs share, where it starts from what storage holds then: what another tab has saved meanwhile
 * stays.
 *
 * @param key in local storage
 * @param empty what it is where nothing was saved
 * @param check turns parsed JSON of any shape into a value, and never throws
 * @returns the value as shown, whether it has been read (not before mount: the first render is the server's), and the
 *   atom that changes it
 */
export function createChangedAtom<Value>(key: string, empty: Value, check: (stored: unknown) => Value) {
  const storage = createCheckedStorage(check)

  /** What is saved; null until it has been read. */
  const savedAtom = atomWithStorage<Value | null>(key, null, {
    getItem: (key) => storage.getItem(key, empty),
    setItem: (key, value) => storage.setItem(key, value ?? empty),
    removeItem: (key) => storage.removeItem(key),
    subscribe: (key, callback) => storage.subscribe(key, callback, empty),
  })

  /** Changes that are shown and wait for the lock, the oldest first. */
  const waitingAtom = atom<readonly Change<Value>[]>([])

  /** What storage holds now; what this page has where it could not save that, or may not read. */
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
  /** The value for decisions, also before it has been read. */
  const present = (get: Getter): Value =>
    get(isReadAtom) ? get(valueAtom) : applyAll(get(waitingAtom), readSaved(get))

  return { valueAtom, isReadAtom, changeAtom, present }
}

const applyAll = <Value>(changes: readonly Change<Value>[], value: Value): Value =>
  changes.reduce((changed, change) => change(changed), value)

/**
 * Runs a task while no other tab of the site runs one of this name (Web Locks), and at the latest when the page is left.
 * Where a browser has no such locks (Firefox before 96, pages without HTTPS), the task runs at once.
 *
 * @param task runs synchronously. It may run twice, so the second time it finds nothing left to do.
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
  // A document that the browser lets have no locks.
  navigator.locks.request(name, finish).catch(finish)
}
