import { createStore } from "jotai"
import {
  addToComparisonAtom,
  COMPARE_KEY,
  compareAtom,
  MAX_COMPARED,
  removeFromComparisonAtom,
} from "../../../src/features/shop/compare"

/** A store in which the comparison is shown, so that it is read from the storage. */
function openStore() {
  const store = createStore()
  store.sub(compareAtom, () => {})
  return store
}

beforeEach(() => localStorage.clear())

test("comparison: adds a product once, removes it, and is saved", () => {
  const store = openStore()
  for (const id of [3, 7, 3]) store.set(addToComparisonAtom, id)
  expect(store.get(compareAtom)).toEqual([3, 7])
  store.set(removeFromComparisonAtom, 3)
  expect(localStorage.getItem("compare")).toBe("[7]")
})

test("comparison: of more than four saved products, loads the first four", () => {
  localStorage.setItem(COMPARE_KEY, "[5,4,3,2,1]")
  expect(openStore().get(compareAtom)).toEqual([5, 4, 3, 2])
  expect(MAX_COMPARED).toBe(4)
})
