import { atom } from "jotai"
import { createChangedAtom } from "../../shared/changed-atom"
import { checkIds, toggleId, type IdList } from "./id-list"

/** The storage key: what is collected outlives a new version. */
export const COMPARE_KEY = "compare"

/** More don't fit side by side (decisions, "Controls that the specification calls dead"). */
export const MAX_COMPARED = 4

const comparison = createChangedAtom<IdList>(COMPARE_KEY, [], (stored) =>
  checkIds("comparison", stored).slice(0, MAX_COMPARED),
)

/** The products to compare by number, restored after mount: the first render is the server's, with none. */
export const compareAtom = comparison.valueAtom

/** Takes a product into the comparison or out of it, and says which; "full" where four are in it already. */
export const toggleCompareAtom = atom(null, (get, set, id: number): "added" | "removed" | "full" => {
  const compared = comparison.present(get)
  const isIn = compared.includes(id)
  if (!isIn && compared.length >= MAX_COMPARED) return "full"
  // Another tab may have done it, or filled the place.
  const isOpen = (ids: IdList) => ids.includes(id) === isIn && (isIn || ids.length < MAX_COMPARED)
  set(comparison.changeAtom, (ids) => (isOpen(ids) ? toggleId(ids, id) : ids))
  return isIn ? "removed" : "added"
})

export const clearCompareAtom = atom(null, (_get, set) => set(comparison.changeAtom, () => []))

/** Whether the comparison lies over the page; any part of the page may open it. */
export const comparisonOpenAtom = atom(false)
