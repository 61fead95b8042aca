import { atom } from "jotai"
import { atomWithStorage } from "jotai/utils"
import { createCheckedStorage } from "../../lib/checked-storage"
import type { Row } from "./row"
import { checkRows } from "./saved-table"

/** Key in local storage. */
export const OFFICE_KEY = "office"

const storage = createCheckedStorage((stored): Row[] | null => (Array.isArray(stored) ? checkRows(stored) : null))

/** The rows that staff keep in this browser; null where they don't, and until they have been read. */
const keptRowsAtom = atomWithStorage<Row[] | null>(OFFICE_KEY, null, {
  ...storage,
  setItem: (key, rows) => (rows ? storage.setItem(key, rows) : storage.removeItem(key)),
})

/** What was read on this visit. */
const visitRowsAtom = atom<Row[]>([])

/** All rows: those that are kept, or those of this visit. */
export const rowsAtom = atom(
  (get): Row[] => get(keptRowsAtom) ?? get(visitRowsAtom),
  (get, set, change: (rows: Row[]) => Row[]) => {
    const rows = change(get(rowsAtom))
    set(visitRowsAtom, rows)
    if (get(keptRowsAtom)) set(keptRowsAtom, rows)
  },
)

/** Whether the rows stay in this browser. True keeps those of this visit; false takes them out of the storage. */
export const isKeptAtom = atom(
  (get) => get(keptRowsAtom) !== null,
  (get, set, isKept: boolean) => {
    const rows = get(rowsAtom)
    set(visitRowsAtom, rows)
    set(keptRowsAtom, isKept ? rows : null)
  },
)

/** Deletes everything, in this browser too. */
export const deleteAllAtom = atom(null, (_get, set) => {
  set(visitRowsAtom, [])
  set(keptRowsAtom, null)
})

/** Whether the browser has no room for what it should keep. */
export const isUnsaved = (): boolean => storage.isUnsaved(OFFICE_KEY)
