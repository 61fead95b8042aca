/** The visible toast, outside React so that any code can show one; the next one replaces it. */

/** A link or a callback; either closes the toast. */
export type ToastAction = { label: string } & ({ href: string } | { onSelect: () => void })

export interface ToastOptions {
  /** The subject of the message, such as the product; read after it. */
  detail?: string
  action?: ToastAction
}

export interface ToastItem extends ToastOptions {
  id: number
  tone: "success" | "warning" | "error" | "info"
  message: string
}

/** Hover and focus pause the timer (spec section 9). */
export const TOAST_DURATION_MS = 5000

// One at a time: two would cover what the visitor presses.
let current: ToastItem | undefined
let lastId = 0
const listeners = new Set<() => void>()

function set(next: ToastItem | undefined) {
  current = next
  for (const listener of listeners) listener()
}

const show = (tone: ToastItem["tone"]) => (message: string, options?: ToastOptions) =>
  set({ ...options, id: ++lastId, tone, message })

export const toast = {
  success: show("success"),
  warning: show("warning"),
  error: show("error"),
  info: show("info"),
  clear: () => set(undefined),
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  getSnapshot: () => current,
}
