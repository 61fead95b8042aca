import { useSyncExternalStore } from "react"

const neverChanges = () => () => {}

/** False on the server and during hydration, true afterwards. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
