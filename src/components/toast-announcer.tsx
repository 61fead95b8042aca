import { useToasts } from "./toast-store"
import { words } from "./words"

/**
 * Announces toasts to screen readers: one live region that is always in the page. Radix creates a new region for each
 * toast, which is often not announced (radix-ui/primitives#3634).
 */
export function ToastAnnouncer() {
  const notices = useToasts()
  return (
    <div data-slot="toast-announcer" role="status" aria-live="polite" aria-atomic="false" className="sr-only">
      {notices.map(({ id, tone, message, detail, action }) => (
        <p key={id}>
          {`${words.toasts.tones[tone]}: ${message}${detail ? `: ${detail}.` : ""} ${action ? words.toasts.press(action.label) : ""}`.trim()}
        </p>
      ))}
    </div>
  )
}
