/**
 * The visible toast, stored outside React so that any code can show one: `toast.success("…")`. The next one replaces it.
 * `<Toaster />`, mounted once, renders it.
 */

/** One action in a toast: a link (internal or external) or a callback. Either closes the toast. */
export type ToastAction = { label: string } & ({ href: string } | { onSelect: () => void })

export interface ToastOptions {
  /** What the message is about, such as the product; it stands below the message and is read after it. */
  detail?: string
  action?: ToastAction
}

export interface ToastItem extends ToastOptions {
  id: number
  tone: "success" | "warning" | "error" | "info"
  message: string
}

/** Toasts close after this time, in milliseconds (spec section 9). Hover and focus pause the timer. */
export const TOAST_DURATION_MS = 5000

// One at a time: two would cover what is being pressed.
let shown: ToastItem | undefined
let lastId = 0
const listeners = new Set<() => void>()

function set(next: ToastItem | undefined) {
  shown = next
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
  getSnapshot: () => shown,
}
