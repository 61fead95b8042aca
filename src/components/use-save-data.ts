import { useState, useSyncExternalStore } from "react"
import { SAVE_DATA_ATTRIBUTE } from "../lib/constants"

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [SAVE_DATA_ATTRIBUTE] })
  return () => observer.disconnect()
}

const isSaving = () => document.documentElement.hasAttribute(SAVE_DATA_ATTRIBUTE)
const isServerSaving = () => false

/** True in save-data mode: nothing autoplays then. */
export function useSaveData(): boolean {
  return useSyncExternalStore(subscribe, isSaving, isServerSaving)
}

const neverChanges = () => () => {}

/** Whether React drew the component first in save-data mode; false for what was in the HTML. The switch changes nothing. */
export function useDrawnInSaveData(): boolean {
  const [atFirst] = useState(useSyncExternalStore(neverChanges, isSaving, isServerSaving))
  return atFirst
}
