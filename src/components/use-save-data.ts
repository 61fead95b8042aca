import { useState, useSyncExternalStore } from "react"
import { SAVE_DATA_ATTRIBUTE } from "../lib/constants"

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [SAVE_DATA_ATTRIBUTE] })
  return () => observer.disconnect()
}

const isSaveDataOn = () => document.documentElement.hasAttribute(SAVE_DATA_ATTRIBUTE)
const getServerSnapshot = () => false

/** Returns whether save-data mode is on. */
export function useSaveData(): boolean {
  return useSyncExternalStore(subscribe, isSaveDataOn, getServerSnapshot)
}

const neverChanges = () => () => {}

/** Returns whether save-data mode was on at the first client render. False for hydrated HTML; never changes. */
export function useInitialSaveData(): boolean {
  const [initialValue] = useState(useSyncExternalStore(neverChanges, isSaveDataOn, getServerSnapshot))
  return initialValue
}
