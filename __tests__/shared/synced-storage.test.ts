import { createStore } from "jotai"
import { atomWithSyncedStorage } from "../../src/shared/synced-storage"

/* Two tabs are two atoms over one storage, each with a store of its own. */

const KEY = "herd"
const check = (stored: unknown): number[] =>
  Array.isArray(stored) ? stored.filter((entry): entry is number => typeof entry === "number") : []

function openTab() {
  const herd = atomWithSyncedStorage<number[]>(KEY, [], check)
  const store = createStore()
  const close = store.sub(herd.valueAtom, () => {})
  return {
    add: (number: number) => store.set(herd.updateAtom, (numbers) => [...numbers, number]),
    shown: () => store.get(herd.valueAtom),
    close,
  }
}

const saved = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? "null")

/** Locks that are granted when `grant` is called, in the order in which they were asked for. */
function queueLocks() {
  const waiting: (() => void)[] = []
  const request = (_name: string, task: () => void) =>
    new Promise<void>((resolve) => {
      waiting.push(() => {
        task()
        resolve()
      })
    })
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true })
  return {
    grant: () => {
      for (const task of waiting.splice(0)) task()
    },
  }
}

beforeEach(() => localStorage.clear())
afterEach(() => Reflect.deleteProperty(navigator, "locks"))

test("synced storage: without locks, a change is applied to what another tab has saved last", () => {
  const [one, other] = [openTab(), openTab()]
  one.add(1)
  other.add(2)
  one.add(3)
  expect(saved()).toEqual([1, 2, 3])
  expect(one.shown()).toEqual([1, 2, 3])
})

test("synced storage: a change that waits for the lock is saved on pagehide, once", () => {
  const locks = queueLocks()
  const tab = openTab()
  tab.add(1)
  window.dispatchEvent(new Event("pagehide"))
  expect(saved()).toEqual([1])
  locks.grant()
  expect(saved()).toEqual([1])
})

test("synced storage: if storage is full, unsaved changes are kept and saved with the next", () => {
  jest.spyOn(console, "warn").mockImplementation(() => {})
  const tab = openTab()
  tab.add(1)
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full.", "QuotaExceededError")
  })
  tab.add(2)
  tab.add(3)
  expect(tab.shown()).toEqual([1, 2, 3])
  full.mockRestore()
  tab.add(4)
  expect(saved()).toEqual([1, 2, 3, 4])
})
