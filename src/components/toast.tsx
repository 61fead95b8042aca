import { cva } from "class-variance-authority"
import { CircleCheck, CircleX, Info, TriangleAlert, X } from "lucide-react"
import { startTransition, useEffect, useRef, useState, type PointerEvent } from "react"
import { Button, ButtonLink } from "./button"
import { Icon } from "./icon"
import { toast, TOAST_DURATION_MS, toastStore, type ToastAction, type ToastItem } from "./toast-store"
import { useHiddenFromDialogs, useToastKeys } from "./use-toast-focus"
import { VisuallyHidden } from "./visually-hidden"
import { messages } from "./messages"

/** A touch drag over this distance dismisses the toast. */
const DISMISS_PX = 50

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleX, info: Info }

const iconStyles = cva("max-md:hidden", {
  variants: {
    tone: { success: "text-success", warning: "text-ink-strong", error: "text-danger", info: "text-accent" },
  },
})

const toastStyles = cva(
  "pointer-events-auto flex min-h-touch touch-pan-y items-center gap-2 rounded-md border border-l-8 border-line bg-surface-raised pl-2 text-sm leading-tight text-ink shadow-lifted motion-safe:animate-rise md:gap-3 md:py-2.5 md:pl-4",
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

/**
 * Shows the current toast above everything, dialogs included (spec section 9); mounted once by the layout, because
 * screen readers announce only changes in a live region that already exists. F8 focuses it, Escape closes it. Its
 * action must be possible somewhere else too. Use `Alert` for a message that stays.
 */
export function Toaster() {
  const item = useToast()
  const frame = useRef<HTMLDivElement>(null)
  const pause = usePausableTimer(item?.id)
  useToastKeys(frame, item !== undefined)
  useHiddenFromDialogs(frame)

  const resume = () => {
    if (!frame.current?.contains(document.activeElement)) pause(undefined)
  }
  return (
    // A modal dialog hides everything else from screen readers except elements with `aria-live`.
    <div
      data-slot="toaster"
      aria-live="off"
      className="width-before-scroll-bar pointer-events-none fixed z-[60] top-(--below-header) max-sm:inset-x-4 sm:right-4 sm:w-96 low:top-auto low:bottom-4 print:hidden"
    >
      <div
        ref={frame}
        {...(item && { "data-slot": "toast", role: "region", "aria-label": messages.toasts.label, tabIndex: -1 })}
        className={item && toastStyles({ tone: item.tone })}
        onPointerMove={() => pause(item?.id)}
        onPointerLeave={resume}
        onFocus={() => pause(item?.id)}
        onBlur={() => pause(undefined)}
        onPointerDown={startDismissDrag}
      >
        {item && <Icon icon={icons[item.tone]} className={iconStyles({ tone: item.tone })} />}
        <div role="status" aria-live="polite" className="min-w-0 flex-1">
          {item && <Message key={item.id} {...item} />}
        </div>
        {item?.action && <ActionButton {...item.action} />}
        {item && (
          <button
            type="button"
            data-slot="toast-close"
            onClick={toast.clear}
            className="-my-px grid size-touch shrink-0 place-items-center rounded-full text-ink-muted hover:text-ink-strong"
          >
            <Icon icon={X} />
            <VisuallyHidden>{messages.toasts.close}</VisuallyHidden>
          </button>
        )}
      </div>
    </div>
  )
}

/** Remounted by its key, so that a repeated message is announced again. */
function Message({ tone, message, detail, action }: ToastItem) {
  return (
    <div className="motion-safe:animate-appear">
      <p data-slot="toast-message">
        <VisuallyHidden>{messages.toasts.tones[tone]}: </VisuallyHidden>
        {message}
      </p>
      {/* One line on phones, where the bottom bar shows the cart's total. */}
      {detail && <p className="font-semibold text-ink-strong max-md:sr-only">{detail}</p>}
      {action && <VisuallyHidden>{messages.toasts.press(action.label)}</VisuallyHidden>}
    </div>
  )
}

/** The margin keeps a toast of one line at 44 px. */
const actionStyles = { variant: "ghost", padding: "tight", className: "-my-px" } as const

function ActionButton({ label, ...action }: ToastAction) {
  if ("href" in action) {
    return (
      <ButtonLink {...actionStyles} href={action.href} onClick={toast.clear}>
        {label}
      </ButtonLink>
    )
  }
  const handleClick = () => {
    toast.clear()
    action.onSelect()
  }
  return (
    <Button {...actionStyles} onClick={handleClick}>
      {label}
    </Button>
  )
}

/** A transition, so that slow phones draw the cart's number first (docs/speed.md, "Presses"). */
function useToast(): ToastItem | undefined {
  const [item, setItem] = useState<ToastItem>()
  useEffect(() => {
    const show = () => startTransition(() => setItem(toastStore.getSnapshot()))
    show()
    return toastStore.subscribe(show)
  }, [])
  return item
}

/** Closes the toast after its time. Returns a function that pauses the timer of the toast with this id. */
function usePausableTimer(id: number | undefined): (id: number | undefined) => void {
  const [pausedId, setPausedId] = useState<number>()
  const remaining = useRef({ id, ms: TOAST_DURATION_MS })
  useEffect(() => {
    if (id === undefined || pausedId === id) return
    if (remaining.current.id !== id) remaining.current = { id, ms: TOAST_DURATION_MS }
    const timer = remaining.current
    const start = Date.now()
    const timeout = setTimeout(toast.clear, timer.ms)
    return () => {
      clearTimeout(timeout)
      timer.ms -= Date.now() - start
    }
  }, [id, pausedId])
  return setPausedId
}

/** Moves the toast with a horizontal touch drag, and closes it after `DISMISS_PX`. */
function startDismissDrag({ currentTarget: element, pointerType, clientX: start }: PointerEvent<HTMLElement>): void {
  if (pointerType !== "touch") return
  const end = new AbortController()
  let distance = 0
  const onMove = ({ clientX }: globalThis.PointerEvent) => {
    distance = clientX - start
    element.style.transform = `translateX(${distance}px)`
  }
  const onEnd = () => {
    end.abort()
    element.style.transform = ""
    if (Math.abs(distance) > DISMISS_PX) toast.clear()
  }
  window.addEventListener("pointermove", onMove, { signal: end.signal })
  window.addEventListener("pointerup", onEnd, { signal: end.signal })
  window.addEventListener("pointercancel", onEnd, { signal: end.signal })
}
