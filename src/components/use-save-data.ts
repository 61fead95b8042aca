import { useState, useSyncExternalStore } from "react"
import { SAVE_DATA_ATTRIBUTE } from "../lib/constants"

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [SAVE_DATA_ATTRIBUTE] })
  return () => observer.disconnect()
}

const isSaving = () => document.documentElement.hasAttribute(SAVE_DATA_ATTRIBUTE)
const isServerSaving = () => false

export function useSaveData(): boolean {
  return useSyncExternalStore(subscribe, isSaving, isServerSaving)
}

const neverChanges = () => () => {}

/** Whether save-data mode was on at the first client render; false for hydrated HTML. It never changes. */
export function useInitialSaveData(): boolean {
  const [initial] = useState(useSyncExternalStore(neverChanges, isSaving, isServerSaving))
  return initial
}
