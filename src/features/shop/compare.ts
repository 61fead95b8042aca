import { atom } from "jotai"
import { atomWithStorage } from "jotai/utils"
import { createCheckedStorage } from "../../lib/checked-storage"
import { checkIds, toggleId, type IdList } from "./id-list"

/** The storage key: what is collected outlives a new version. */
export const COMPARE_KEY = "compare"

/** More don't fit side by side (decisions, "Controls that the specification calls dead"). */
export const MAX_COMPARED = 4

/** The products to compare by number, restored after mount: the first render is the server's, with none. */
export const compareAtom = atomWithStorage<IdList>(
  COMPARE_KEY,
  [],
  createCheckedStorage<IdList>((stored) => checkIds("comparison", stored).slice(0, MAX_COMPARED)),
)

/** Takes a product into the comparison or out of it, and says which; "full" where four are in it already. */
export const toggleCompareAtom = atom(null, (get, set, id: number): "added" | "removed" | "full" => {
  const ids = get(compareAtom)
  const isIn = ids.includes(id)
  if (!isIn && ids.length >= MAX_COMPARED) return "full"
  set(compareAtom, toggleId(ids, id))
  return isIn ? "removed" : "added"
})

export const clearCompareAtom = atom(null, (_get, set) => set(compareAtom, []))

/** Whether the comparison lies over the page; any part of the page may open it. */
export const comparisonOpenAtom = atom(false)
