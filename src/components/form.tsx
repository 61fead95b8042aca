import * as RadixForm from "@radix-ui/react-form"
import { cx } from "class-variance-authority"
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type SubmitEvent,
} from "react"
import { Button, type ButtonProps } from "./button"

/** What was entered, by the fields' names. Boxes that are not ticked are missing. */
export type FormValues = Record<string, string>

/**
 * After a send has ended, for so many milliseconds a further press means the one before: it is the second half of a
 * double click, and would find an emptied form.
 */
export const REPEAT_MS = 500

const BusyContext = createContext(false)
const none: ReadonlySet<string> = new Set()
/** The names of the answers that the last press found wrong, until one of them changes. */
const RefusedContext = createContext(none)

export interface FormProps extends ComponentProps<typeof RadixForm.Root> {
  /**
   * Called with everything filled in as it should be. While its promise runs, the submit button is busy; until
   * `REPEAT_MS` after it, or until something is typed, further presses are passed over. The form keeps what was typed;
   * call `form.reset()` where it should not.
   */
  onSend?: (values: FormValues, form: HTMLFormElement) => void | Promise<void>
}

/**
 * A form that checks with the browser's own rules, says what is wrong beside each field, and moves the focus to the
 * first. Until scripts run, the browser's own bubbles do the same.
 */
export function Form({ onSend, onSubmit, onInvalid, onInput, className, ...props }: FormProps) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ReadonlySet<string>>(none)
  // State is one render late for a second press in the same moment.
  const sending = useRef(false)
  /** The time of `performance.now()` until which a press is a repeated one. */
  const repeatsUntil = useRef(0)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    if (!onSend || event.defaultPrevented) return
    event.preventDefault()
    if (sending.current) return
    const form = event.currentTarget
    sending.current = true
    setBusy(true)
    try {
      await onSend(valuesOf(form), form)
    } finally {
      sending.current = false
      repeatsUntil.current = performance.now() + REPEAT_MS
      setBusy(false)
    }
  }

  /** Before the browser checks the fields: of the Enter key it makes a click on the button. */
  const passOverRepeated = (event: MouseEvent<HTMLFormElement>) => {
    const button = event.target instanceof Element ? event.target.closest("[type=submit]") : null
    if (!button || (!sending.current && performance.now() >= repeatsUntil.current)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <BusyContext value={busy}>
      <RefusedContext value={refused}>
        <RadixForm.Root
          data-slot="form"
          className={cx("flex flex-col gap-5", className)}
          onSubmit={(event) => void submit(event)}
          onClickCapture={passOverRepeated}
          onInvalid={(event) => {
            onInvalid?.(event)
            setRefused((names) => new Set(names).add(nameOf(event.target)))
          }}
          onInput={(event) => {
            onInput?.(event)
            setRefused(none)
            repeatsUntil.current = 0
          }}
          {...props}
        />
      </RefusedContext>
    </BusyContext>
  )
}

const nameOf = (control: EventTarget) => (control instanceof Element ? (control.getAttribute("name") ?? "") : "")

/**
 * Whether a field's message is announced when it appears. Not when a press brings them all at once: the focus goes to
 * the first, which is read with its message, and `RequiredNote` tells how many there are.
 */
export function useAnnouncesMessage(): boolean {
  return useContext(RefusedContext).size === 0
}

/** Files have no place in our forms, and are left out. */
function valuesOf(form: HTMLFormElement): FormValues {
  const entries = Array.from(new FormData(form)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  )
  return Object.fromEntries(entries)
}

/** Fields side by side where there is room. */
export function FormRow({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="form-row" className={cx("grid gap-5 sm:grid-cols-2", className)} {...props} />
}

/**
 * Stands above the first field of a form that has required ones. It explains a mark that only the eye meets; to screen
 * readers it says how many answers a press has found missing or wrong, where it isn't one alone.
 */
export function RequiredNote({ className, ...props }: ComponentProps<"div">) {
  const { size } = useContext(RefusedContext)
  const [announcedCount, setAnnouncedCount] = useState(0)
  // The browser finds them one after the other: only the sum is told.
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncedCount(size))
    return () => clearTimeout(timer)
  }, [size])
  return (
    <div data-slot="required-note" className={cx("text-sm text-ink-muted", className)} {...props}>
      <p aria-hidden>
        Fields with <RequiredMark /> must be filled in.
      </p>
      <p role="status" className="sr-only">
        {announcedCount > 1 && `${announcedCount} answers need another look.`}
      </p>
    </div>
  )
}

/** The asterisk. Screen readers hear "required" from the field itself. */
export function RequiredMark() {
  return (
    <span aria-hidden className="font-semibold text-danger">
      *
    </span>
  )
}

/**
 * The button that sends the form it is in. Without scripts nothing would be sent, so it is not there. It takes the focus
 * when the press ends: the message that a field shows when it loses the focus would push the button away from under a
 * press that has only begun, and nothing would be sent.
 */
export function FormSubmit({
  className,
  ...props
}: Omit<ButtonProps, "type" | "busy" | "asChild" | "onMouseDown" | "onClick">) {
  const busy = useContext(BusyContext)
  return (
    <Button
      {...props}
      type="submit"
      busy={busy}
      className={cx("js-only self-start", className)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={takeFocus}
    />
  )
}

/** The Enter key in a field presses the button as well, counted as no click; the focus stays in the field then. */
function takeFocus({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
  if (detail > 0) currentTarget.focus()
}
