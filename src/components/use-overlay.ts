import { useEffect, useEffectEvent } from "react"
import { toast } from "./toast-store"

declare global {
  interface Window {
    /** From Chromium 126 and Firefox 149 on; TypeScript's own types do not know it yet. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

/**
 * For everything that opens over the page: dialogs, panels, the phone's menu. While it is open, Android's Back calls
 * `onClose` instead of leaving the page (HTML, "Close requests and close watchers"). Opening it sends away the toasts that
 * it would lie under.
 *
 * Browsers without `CloseWatcher` go back a page, as they do from any dialog: iPhones have no such button, and a history
 * entry for each dialog would have to be taken back when a link in it is followed.
 *
 * Escape is a close request too, where no script handles it: what handles the key prevents its default, or two overlays
 * would close at once.
 */
export function useOverlay(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    toast.clear()
    if (!window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.addEventListener("close", () => close())
    return () => watcher.destroy()
  }, [isOpen])
}
