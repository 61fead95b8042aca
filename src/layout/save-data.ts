import { atomWithStorage } from "jotai/utils"
import { SAVE_DATA_KEY } from "../lib/constants"
import { createCheckedStorage } from "../lib/checked-storage"

/** The visitor's own data saver: on, off, or null while the browser's wish counts (see `boot.ts`). */
export const saveDataAtom = atomWithStorage<boolean | null>(
  SAVE_DATA_KEY,
  null,
  createCheckedStorage((stored) => (typeof stored === "boolean" ? stored : null)),
)
