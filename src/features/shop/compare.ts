import { atom } from "jotai"
import { atomWithSyncedStorage } from "../../shared/synced-storage"
import { parseIds, type IdList } from "./id-list"

/** The storage key. Don't change it: comparisons outlive new versions. */
export const COMPARE_KEY = "compare"

/** More don't fit side by side. */
export const MAX_COMPARED = 4

const comparison = atomWithSyncedStorage<IdList>(COMPARE_KEY, [], (stored) =>
  parseIds("comparison", stored).slice(0, MAX_COMPARED),
)

/** Ids of the compared products; empty during hydration, like the server's HTML. */
export const compareAtom = comparison.valueAtom

/** Adds a product, up to the maximum. */
export const addToComparisonAtom = atom(null, (_get, set, id: number) =>
  set(comparison.updateAtom, (ids) => (ids.includes(id) || ids.length >= MAX_COMPARED ? ids : [...ids, id])),
)

export const removeFromComparisonAtom = atom(null, (_get, set, id: number) =>
  set(comparison.updateAtom, (ids) => ids.filter((compared) => compared !== id)),
)

export const clearCompareAtom = atom(null, (_get, set) => set(comparison.updateAtom, () => []))
