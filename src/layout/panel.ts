import { atom, useSetAtom } from "jotai"
import { startTransition, useCallback, type RefObject } from "react"

/** The open overlay of the header; opening one closes the other. */
export type Panel = "info" | "cart" | "search"

export const panelAtom = atom<Panel | null>(null)

/**
 * Opens one of the overlays, or closes the one that is open. In a transition, so that a slow phone can answer the press
 * before it has drawn what the button opens (docs/speed.md, "Presses").
 */
export function useSetPanel(): (panel: Panel | null) => void {
  const set = useSetAtom(panelAtom)
  return useCallback((panel) => startTransition(() => set(panel)), [set])
}

export interface PanelProps {
  open: boolean
  /** The header's button that opens the panel; the focus returns to it, unless a link led to another page. */
  trigger: RefObject<HTMLElement | null>
}
