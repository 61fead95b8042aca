import { useEffect } from "react"
import { Button, ButtonLink } from "./button"
import { toast, TOAST_DURATION_MS, useToasts, type ToastNotice } from "./toast-store"

/** The fallback for toasts whose chunk (`toast.tsx`) failed to load. A `ToastAnnouncer` announces them. */
export function PlainNotices() {
  const notices = useToasts()
  return (
    <div className="fixed z-50 max-md:left-4 md:right-4 max-md:bottom-[calc(var(--bar-height)+0.5rem)] md:top-(--below-header) low:top-auto low:bottom-4 print:hidden">
      {notices.map((notice) => (
        <PlainNotice key={notice.id} {...notice} />
      ))}
    </div>
  )
}

function PlainNotice({ id, message, detail, action }: ToastNotice) {
  useEffect(() => {
    const timer = setTimeout(() => toast.dismiss(id), TOAST_DURATION_MS)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <div
      data-slot="toast"
      className="space-y-2 rounded-md border border-line bg-surface-raised p-4 text-sm shadow-lifted"
    >
      <p data-slot="toast-message">{message}</p>
      {detail && <p className="font-semibold text-ink-strong">{detail}</p>}
      {action &&
        ("href" in action ? (
          <ButtonLink variant="outline" size="sm" href={action.href}>
            {action.label}
          </ButtonLink>
        ) : (
          <Button variant="outline" size="sm" onClick={action.onSelect}>
            {action.label}
          </Button>
        ))}
    </div>
  )
}
