import * as ToastPrimitive from "@radix-ui/react-toast"
import { cva } from "class-variance-authority"
import { CircleCheck, CircleX, Info, TriangleAlert, X, type LucideIcon } from "lucide-react"
import { useEffect, useRef, useState, type RefObject } from "react"
import { Button, ButtonLink } from "./button"
import { Icon } from "./icon"
import { toast, TOAST_DURATION_MS, useToasts, type ToastAction, type ToastNotice, type ToastTone } from "./toast-store"
import { VisuallyHidden } from "./visually-hidden"
import { words } from "./words"

const icons: Record<ToastTone, LucideIcon> = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleX,
  info: Info,
}

const sheet = cva(
  [
    "pointer-events-auto flex min-h-touch items-center gap-2 rounded-md border border-l-8 border-line bg-surface-raised pl-2 text-sm leading-tight text-ink shadow-lifted md:gap-3 md:py-2 md:pl-4",
    "motion-safe:data-[state=open]:animate-rise motion-safe:data-[state=closed]:animate-vanish",
    "data-[swipe=move]:[transform:translateX(var(--radix-toast-swipe-move-x))] data-[swipe=end]:[transform:translateX(var(--radix-toast-swipe-end-x))]",
    "data-[swipe=cancel]:transition-transform data-[swipe=cancel]:duration-calm",
  ],
  {
    variants: {
      tone: {
        success: "border-l-success",
        warning: "border-l-highlight",
        error: "border-l-danger",
        info: "border-l-accent",
      },
    },
  },
)

const mark = cva("max-md:hidden", {
  variants: {
    tone: { success: "text-success", warning: "text-ink-strong", error: "text-danger", info: "text-accent" },
  },
})

/**
 * Renders the toast, above everything, dialogs included: top right below the header (spec section 9); on a phone above
 * the bar, beside the way to the top, and on a low screen, whose header goes with the page, at the bottom. What opens over the page
 * sends them away (`use-overlay.ts`). Mounted once, without children. It may be loaded with the first toast; a `ToastAnnouncer`, which announces toasts to screen readers, is in the page from the start,
 * and the live regions that Radix creates for the same purpose are put into a hidden box.
 */
export function Toaster() {
  const notices = useToasts()
  const [muted, setMuted] = useState<HTMLDivElement | null>(null)
  const root = useRef<HTMLDivElement>(null)
  useFocusFromDialogs(root)
  const isEmpty = notices.length === 0

  // Escape closes a toast. The browser would close the dialog below it as well (`use-overlay.ts`).
  useEffect(() => {
    if (isEmpty) return
    const keep = (event: KeyboardEvent) => {
      if (event.key === "Escape") event.preventDefault()
    }
    document.addEventListener("keydown", keep)
    return () => document.removeEventListener("keydown", keep)
  }, [isEmpty])

  return (
    // A modal dialog hides from screen readers what is outside of it, except live regions. This one announces nothing.
    // (radix-ui/primitives#4115)
    <div ref={root} aria-live="off">
      <ToastPrimitive.Provider
        label={words.toasts.label}
        duration={TOAST_DURATION_MS}
        swipeDirection="right"
        announcerContainer={muted ?? undefined}
      >
        <div ref={setMuted} hidden />
        {muted && (
          <>
            {notices.map((notice) => (
              <Toast key={notice.id} notice={notice} />
            ))}
            <ToastPrimitive.Viewport
              data-slot="toaster"
              label={words.toasts.list}
              className="width-before-scroll-bar pointer-events-none fixed z-[60] max-md:bottom-[calc(var(--bar-height)+0.5rem)] max-md:left-4 max-md:w-[calc(100vw-5.5rem)] md:right-4 md:w-96 md:top-(--below-header) low:top-auto low:bottom-4 print:hidden"
            />
          </>
        )}
      </ToastPrimitive.Provider>
    </div>
  )
}

/**
 * Lets the focus come from a modal dialog to a toast, by F8 or a press: a dialog's focus trap listens on the document, and
 * would take it back (radix-ui/primitives#1171). From the toast it can go nowhere but back into the dialog.
 */
function useFocusFromDialogs(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const keepFromTraps = (event: FocusEvent) => {
      const to = event.type === "focusin" ? event.target : event.relatedTarget
      if (to instanceof Node && root.current?.contains(to)) event.stopPropagation()
    }
    const { body } = document
    body.addEventListener("focusin", keepFromTraps)
    body.addEventListener("focusout", keepFromTraps)
    return () => {
      body.removeEventListener("focusin", keepFromTraps)
      body.removeEventListener("focusout", keepFromTraps)
    }
  }, [root])
}

function Toast({ notice }: { notice: ToastNotice }) {
  const { id, tone, message, detail, action, open } = notice
  return (
    <ToastPrimitive.Root
      data-slot="toast"
      open={open}
      onOpenChange={(next) => {
        if (!next) toast.dismiss(id)
      }}
      className={sheet({ tone })}
    >
      <Icon icon={icons[tone]} className={mark({ tone })} />
      <div className="min-w-0 flex-1">
        <ToastPrimitive.Description data-slot="toast-message">
          <VisuallyHidden>{words.toasts.tones[tone]}: </VisuallyHidden>
          {message}
        </ToastPrimitive.Description>
        {detail && <p className="font-semibold text-ink-strong">{detail}</p>}
      </div>
      {action && <ActionButton action={action} onDone={() => toast.dismiss(id)} />}
      <ToastPrimitive.Close
        data-slot="toast-close"
        className="grid size-touch shrink-0 place-items-center rounded-full text-ink-muted hover:text-ink-strong"
      >
        <Icon icon={X} />
        <VisuallyHidden>{words.toasts.close}</VisuallyHidden>
      </ToastPrimitive.Close>
    </ToastPrimitive.Root>
  )
}

function ActionButton({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  if ("href" in action) {
    return (
      <ButtonLink variant="outline" size="sm" href={action.href} onClick={onDone}>
        {action.label}
      </ButtonLink>
    )
  }
  const press = () => {
    action.onSelect()
    onDone()
  }
  return (
    <Button variant="outline" size="sm" onClick={press}>
      {action.label}
    </Button>
  )
}
