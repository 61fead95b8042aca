import { useEffectEvent, useLayoutEffect } from "react"
import { toast } from "./toast-store"

declare global {
  interface Window {
    /** From Chromium 126 and Firefox 149 on; missing in TypeScript's types. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

/**
 * Makes Android's Back call `onClose` instead of leaving the page, and clears the toast. Browsers without
 * `CloseWatcher` leave the page: a history entry per dialog would have to be undone for each link in it.
 * Escape is a close request too: a handler of the key must prevent its default, or two overlays close at once.
 */
export function useOverlay(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  // A layout effect, because the overlay opens in a transition: a later effect would miss an early press of Back.
  useLayoutEffect(() => {
    if (!isOpen) return
    toast.clear()
    if (!window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.addEventListener("close", () => close())
    return () => watcher.destroy()
  }, [isOpen])
}
