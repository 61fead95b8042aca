import { atom } from "jotai"
import { createChangedAtom } from "../../shared/changed-atom"
import { checkIds, type IdList } from "./id-list"

/** The storage key: what is collected outlives a new version. */
export const COMPARE_KEY = "compare"

/** More don't fit side by side (decisions, "Controls that the specification calls dead"). */
export const MAX_COMPARED = 4

const comparison = createChangedAtom<IdList>(COMPARE_KEY, [], (stored) =>
  checkIds("comparison", stored).slice(0, MAX_COMPARED),
)

/** The products to compare by number, restored after mount: the first render is the server's, with none. */
export const compareAtom = comparison.valueAtom

/** Adds a product; one more than fits changes nothing. */
export const addToComparisonAtom = atom(null, (_get, set, id: number) =>
  set(comparison.changeAtom, (ids) => (ids.includes(id) || ids.length >= MAX_COMPARED ? ids : [...ids, id])),
)

export const removeFromComparisonAtom = atom(null, (_get, set, id: number) =>
  set(comparison.changeAtom, (ids) => ids.filter((compared) => compared !== id)),
)

export const clearCompareAtom = atom(null, (_get, set) => set(comparison.changeAtom, () => []))
