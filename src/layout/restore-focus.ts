import type { RefObject } from "react"

/**
 * To the button that opened what has gone. It goes after its animation: by then a link may have led to another page, or a
 * press elsewhere to another control, which keeps the focus.
 */
export function restoreFocus(event: Event, trigger: RefObject<HTMLElement | null>): void {
  event.preventDefault()
  if (document.activeElement === document.body) trigger.current?.focus({ preventScroll: true })
}
