/**
 * The notices on screen, kept outside React so that any code can raise one: `toast.success("…")`. `<Toaster />`,
 * mounted once, shows them.
 */

export type ToastTone = "success" | "warning" | "error" | "info"

/** What a tone is called where its colour can't be seen. */
export const toneNames: Record<ToastTone, string> = {
  success: "Done",
  warning: "Please note",
  error: "Attention",
  info: "Notice",
}

/** One thing to do about a notice: a link (may lead to another site) or a call. Either closes the notice. */
export type ToastAction = { label: string } & ({ href: string } | { onSelect: () => void })

export interface ToastNotice {
  id: number
  tone: ToastTone
  message: string
  action?: ToastAction
  /** False while it leaves the screen. */
  open: boolean
}

export interface ToastOptions {
  action?: ToastAction
}

/** Notices close by themselves after this time, in milliseconds (spec section 9). Hovering and focus stop the clock. */
export const TOAST_DURATION_MS = 5000

/** More than this at once would cover the page: the oldest goes. */
export const MAX_NOTICES = 4

/** How long a closed notice stays in the list, so that it can leave with grace. Milliseconds. */
export const LEAVING_MS = 300

const NONE: readonly ToastNotice[] = []

let notices: readonly ToastNotice[] = NONE
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly ToastNotice[]) {
  notices = next
  for (const listener of listeners) listener()
}

function show(tone: ToastTone, message: string, { action }: ToastOptions = {}): number {
  const id = ++lastId
  set([...notices, { id, tone, message, action, open: true }].slice(-MAX_NOTICES))
  return id
}

function dismiss(id: number) {
  set(notices.map((notice) => (notice.id === id ? { ...notice, open: false } : notice)))
  setTimeout(() => {
    if (notices.some((notice) => notice.id === id)) set(notices.filter((notice) => notice.id !== id))
  }, LEAVING_MS)
}

/** Raise a notice and get its id; `dismiss` takes it away before its time. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show("success", message, options),
  warning: (message: string, options?: ToastOptions) => show("warning", message, options),
  error: (message: string, options?: ToastOptions) => show("error", message, options),
  info: (message: string, options?: ToastOptions) => show("info", message, options),
  dismiss,
  /** Takes all away at once. */
  clear: () => set(NONE),
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  getSnapshot: () => notices,
  getServerSnapshot: () => NONE,
}
