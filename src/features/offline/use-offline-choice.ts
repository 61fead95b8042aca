import { atom, useAtom } from "jotai"
import { atomWithStorage } from "jotai/utils"
import { useSaveData } from "../../components/use-save-data"
import { createCheckedStorage } from "../../lib/checked-storage"
import { OFFLINE_CHOICE_EVENT, OFFLINE_CHOICE_KEY, useWorkerServes } from "../../platform/offline"

const savedChoiceAtom = atomWithStorage<boolean | null>(
  OFFLINE_CHOICE_KEY,
  null,
  createCheckedStorage((stored) => (typeof stored === "boolean" ? stored : null)),
)

/** The visitor's word on keeping pages; null where there is none. The service worker comes or goes with it. */
export const offlineChoiceAtom = atom(
  (get) => get(savedChoiceAtom),
  (_get, set, keeps: boolean) => {
    set(savedChoiceAtom, keeps)
    window.dispatchEvent(new Event(OFFLINE_CHOICE_EVENT))
  },
)

/** Whether pages are kept for the visitor, and how to choose. */
export function useOfflineChoice() {
  const [choice, choose] = useAtom(offlineChoiceAtom)
  const isSaving = useSaveData()
  return {
    /** Whether a service worker serves this page. */
    isServed: useWorkerServes(),
    /** The visitor's own word, or else what follows from the data saver. */
    isAllowed: choice ?? !isSaving,
    /** Data is saved, and the visitor has said nothing about kept pages. */
    isUndecided: choice === null && isSaving,
    choose,
  }
}
