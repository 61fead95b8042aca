import { useSyncExternalStore } from "react"

const neverChanges = () => () => {}

/** False on the server and in the render that hydrates its HTML, true ever after. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
