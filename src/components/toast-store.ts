import { startTransition, useEffect, useState } from "react"

/**
 * The visible toast, stored outside React so that any code can show one: `toast.success("…")`. The next one replaces it.
 * `<Toaster />`, mounted once, renders it.
 */

export type ToastTone = "success" | "warning" | "error" | "info"

/** One action in a toast: a link (internal or external) or a callback. Either closes the toast. */
export type ToastAction = { label: string } & ({ href: string } | { onSelect: () => void })

export interface ToastNotice {
  id: number
  tone: ToastTone
  message: string
  /** What the message is about, such as the product; it stands below the message and is read after it. */
  detail?: string
  action?: ToastAction
  /** False during the exit animation. */
  open: boolean
}

export interface ToastOptions {
  detail?: string
  action?: ToastAction
}

/** Toasts close after this time, in milliseconds (spec section 9). Hover and focus pause the timer. */
export const TOAST_DURATION_MS = 5000

/** Time (ms) a closed toast stays mounted for its exit animation. */
export const LEAVING_MS = 300

const NONE: readonly ToastNotice[] = []

let notices: readonly ToastNotice[] = NONE
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly ToastNotice[]) {
  notices = next
  for (const listener of listeners) listener()
}

function show(tone: ToastTone, message: string, { detail, action }: ToastOptions = {}): number {
  const id = ++lastId
  // One at a time: two would cover what is being pressed.
  set([{ id, tone, message, detail, action, open: true }])
  return id
}

function dismiss(id: number) {
  set(notices.map((notice) => (notice.id === id ? { ...notice, open: false } : notice)))
  setTimeout(() => {
    if (notices.some((notice) => notice.id === id)) set(notices.filter((notice) => notice.id !== id))
  }, LEAVING_MS)
}

/** Shows a toast and returns its id; `dismiss` closes it early. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show("success", message, options),
  warning: (message: string, options?: ToastOptions) => show("warning", message, options),
  error: (message: string, options?: ToastOptions) => show("error", message, options),
  info: (message: string, options?: ToastOptions) => show("info", message, options),
  dismiss,
  /** Removes all toasts at once. */
  clear: () => set(NONE),
}

/** The toasts outside of React. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  getSnapshot: () => notices,
}

/**
 * The visible toasts; none while the page hydrates. They are rendered in a transition, so that a slow phone can draw the
 * number on the cart first (docs/speed.md, "Presses").
 */
export function useToasts(): readonly ToastNotice[] {
  const [shown, setShown] = useState(NONE)
  useEffect(() => {
    const show = () => startTransition(() => setShown(toastStore.getSnapshot()))
    show()
    return toastStore.subscribe(show)
  }, [])
  return shown
}
