import { atom, useSetAtom } from "jotai"
import { startTransition, useCallback } from "react"

/** The open overlay; opening one closes the other. */
export type Panel = "info" | "cart" | "search"

export const panelAtom = atom<Panel | null>(null)

export const panelTrigger: { current: HTMLElement | null } = { current: null }

/** Opens or closes an overlay, in a transition: slow phones answer the press first (docs/speed.md, "Presses"). */
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
 * Returns the focus to the control that opened the panel. It runs after the exit animation: a control that got the
 * focus meanwhile keeps it.
 */
export function restoreFocus(event: Event): void {
  event.preventDefault()
  if (document.activeElement === document.body) panelTrigger.current?.focus({ preventScroll: true })
}
