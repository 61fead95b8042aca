import { atom, useSetAtom } from "jotai"
import { startTransition, useCallback } from "react"

/** The open overlay of the header; opening one closes the other. */
export type Panel = "info" | "cart" | "search"

export const panelAtom = atom<Panel | null>(null)

/** The control that opened the last panel. */
export const panelTrigger: { current: HTMLElement | null } = { current: null }

/**
 * Opens one of the overlays, or closes the one that is open. In a transition, so that a slow phone can answer the press
 * before it has drawn what the button opens (docs/speed.md, "Presses").
 */
export function useSetPanel(): (panel: Panel | null, trigger?: HTMLElement) => void {
  const set = useSetAtom(panelAtom)
  return useCallback(
    (panel, trigger) => {
      if (trigger) panelTrigger.current = trigger
      startTransition(() => set(panel))
    },
    [set],
  )
}

/**
 * Returns the focus to the control that opened the closed panel. This runs after the panel's exit animation: by then a
 * link may have led to another page, or a click may have focused another control, which keeps the focus.
 */
export function restoreFocus(event: Event): void {
  event.preventDefault()
  if (document.activeElement === document.body) panelTrigger.current?.focus({ preventScroll: true })
}
