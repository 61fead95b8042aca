import type { RefObject } from "react"

/**
 * Returns the focus to the button that opened the closed panel. This runs after the panel's exit animation: by then a
 * link may have led to another page, or a click may have focused another control, which keeps the focus.
 */
export function restoreFocus(event: Event, trigger: RefObject<HTMLElement | null>): void {
  event.preventDefault()
  if (document.activeElement === document.body) trigger.current?.focus({ preventScroll: true })
}
