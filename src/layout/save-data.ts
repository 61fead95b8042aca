import { atomWithStorage } from "jotai/utils"
import { SAVE_DATA_KEY } from "../lib/constants"
import { createCheckedStorage } from "../lib/checked-storage"

/** The visitor's own save-data setting: on, off, or null to follow the browser's (see `boot.ts`). */
export const saveDataAtom = atomWithStorage<boolean | null>(
  SAVE_DATA_KEY,
  null,
  createCheckedStorage((stored) => (typeof stored === "boolean" ? stored : null)),
)
