import { createStore } from "jotai"
import {
  clearCompareAtom,
  COMPARE_KEY,
  compareAtom,
  MAX_COMPARED,
  toggleCompareAtom,
} from "../../../src/features/shop/compare"

/** A store in which the comparison is shown, so that it is read from the storage. */
function openStore() {
  const store = createStore()
  store.sub(compareAtom, () => {})
  return store
}

beforeEach(() => localStorage.clear())

test("says what a press did, and remembers it", () => {
  const store = openStore()
  expect(store.set(toggleCompareAtom, 3)).toBe("added")
  expect(store.set(toggleCompareAtom, 7)).toBe("added")
  expect(store.set(toggleCompareAtom, 3)).toBe("removed")
  expect(localStorage.getItem("compare")).toBe("[7]")
})

test("a fifth product is one too many and changes nothing; one of the four may still leave", () => {
  const store = openStore()
  for (const id of [1, 2, 3, 4]) store.set(toggleCompareAtom, id)
  expect(store.set(toggleCompareAtom, 5)).toBe("full")
  expect(store.get(compareAtom)).toEqual([1, 2, 3, 4])
  expect(store.set(toggleCompareAtom, 2)).toBe("removed")
  expect(store.set(toggleCompareAtom, 5)).toBe("added")
})

test("of more than four that were stored, the first four come back", () => {
  localStorage.setItem(COMPARE_KEY, "[5,4,3,2,1]")
  expect(openStore().get(compareAtom)).toEqual([5, 4, 3, 2])
  expect(MAX_COMPARED).toBe(4)
})

test("all can be taken out at once", () => {
  localStorage.setItem(COMPARE_KEY, "[5,4]")
  const store = openStore()
  store.set(clearCompareAtom)
  expect(store.get(compareAtom)).toEqual([])
  expect(localStorage.getItem("compare")).toBe("[]")
})
