import { useEffect, type RefObject } from "react"
import { toast } from "./toast-store"

/** F8 focuses the toast; Escape closes it, not the dialog below. Then the focus returns to the previous element. */
export function useToastKeys(frame: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = frame.current
    if (!isOpen || !element) return
    let previousFocus: EventTarget | null = null
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) previousFocus = relatedTarget
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "F8") element.focus()
      if (event.key !== "Escape") return
      event.preventDefault()
      event.stopPropagation()
      toast.clear()
    }
    element.addEventListener("focusin", onFocusIn)
    // On the window, because dialogs listen on the document.
    window.addEventListener("keydown", onKeyDown, true)
    return () => {
      element.removeEventListener("focusin", onFocusIn)
      window.removeEventListener("keydown", onKeyDown, true)
      const hasLostFocus = document.activeElement === document.body || element.contains(document.activeElement)
      if (!(previousFocus instanceof HTMLElement) || !hasLostFocus) return
      // The control can be gone, such as a removed line's button.
      const target = previousFocus.isConnected ? previousFocus : document.querySelector("main")
      target?.focus({ preventScroll: !previousFocus.isConnected })
    }
  }, [frame, isOpen])
}

/** Stops presses and focus events in the toast, which would close a dialog (radix-ui/primitives#1171). */
export function useHiddenFromDialogs(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stop = (event: Event) => {
      const target = event instanceof FocusEvent && event.type === "focusout" ? event.relatedTarget : event.target
      if (target instanceof Node && frame.current?.contains(target)) event.stopPropagation()
    }
    const eventNames = ["pointerdown", "focusin", "focusout"]
    for (const name of eventNames) document.body.addEventListener(name, stop)
    return () => {
      for (const name of eventNames) document.body.removeEventListener(name, stop)
    }
  }, [frame])
}
