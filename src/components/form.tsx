import * as RadixForm from "@radix-ui/react-form"
import { cva, cx, type VariantProps } from "class-variance-authority"
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
import { messages } from "./messages"

/** The entered values, by the fields' names. Unticked checkboxes are missing. */
export type FormValues = Record<string, string>

/**
 * Time after a submission (ms) in which another click on submit is ignored: it is the second half of a double click,
 * and the form may be empty by then.
 */
export const REPEAT_MS = 500

const BusyContext = createContext(false)
const none: ReadonlySet<string> = new Set()
/** The names of the fields that the last submit found invalid; emptied as soon as one of them changes. */
const RefusedContext = createContext(none)

const formStyles = cva("flex", {
  variants: {
    /** compact: fields that belong closely together; row: one field with its button beside it. */
    layout: { column: "flex-col gap-5", compact: "flex-col gap-3", row: "items-start gap-3" },
  },
})

export interface FormProps extends ComponentProps<typeof RadixForm.Root>, VariantProps<typeof formStyles> {
  /**
   * Called with the values once all of them are valid. While its promise is pending, the submit button is busy; further
   * submits are ignored until `REPEAT_MS` after it, or until the visitor types. The form keeps its values; call
   * `form.reset()` where it should not.
   */
  onSend?: (values: FormValues, form: HTMLFormElement) => void | Promise<void>
}

/**
 * A form that validates with the browser's own constraints, shows an error beside each invalid field, and moves the
 * focus to the first one. Until scripts run, the browser's own error bubbles do the same. Put `Field`s in it, and a
 * `FormSubmit` at the end; `RequiredNote` stands above them where some are required. Name it with `aria-label` or
 * `aria-labelledby`. `onSend` is called with valid answers only.
 */
export function Form({
  layout = "column",
  onSend,
  onSubmit,
  onInvalid,
  onInput,
  onClick,
  className,
  ...props
}: FormProps) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<ReadonlySet<string>>(none)
  // A ref, because state is one render late for a second click in the same frame.
  const sending = useRef(false)
  /** The `performance.now()` time until which a click counts as a repeated one. */
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
      await onSend(getFormValues(form), form)
    } finally {
      sending.current = false
      repeatsUntil.current = performance.now() + REPEAT_MS
      setBusy(false)
    }
  }

  /** Runs before the browser validates the fields: pressing Enter in a field also makes a click on the button. */
  const passOverRepeated = (event: MouseEvent<HTMLFormElement>) => {
    if (!isSubmit(event.target) || (!sending.current && performance.now() >= repeatsUntil.current)) return
    event.preventDefault()
    event.stopPropagation()
  }

  /**
   * The fields' `invalid` events come within the click, and React renders once after them. When the browser validates by
   * itself, after the click, React renders after each field, and the page's own listeners take twice as long.
   */
  const validateAtOnce = (event: MouseEvent<HTMLFormElement>) => {
    onClick?.(event)
    const form = event.currentTarget
    if (event.defaultPrevented || form.noValidate || !isSubmit(event.target)) return
    if (!form.checkValidity()) event.preventDefault()
  }

  return (
    <BusyContext value={busy}>
      <RefusedContext value={refused}>
        <RadixForm.Root
          data-slot="form"
          // Without scripts the Enter key sends nothing. By default it would put what was typed into the address.
          method="dialog"
          className={formStyles({ layout, className })}
          onSubmit={(event) => void submit(event)}
          onClickCapture={passOverRepeated}
          onClick={validateAtOnce}
          onInvalid={(event) => {
            onInvalid?.(event)
            const { currentTarget: form, target } = event
            setRefused((names) => (names.has(nameOf(target)) ? names : refusedIn(form)))
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

const isSubmit = (target: EventTarget) => target instanceof Element && target.closest("[type=submit]") !== null

/** The names of all invalid fields, from the first `invalid` event on. */
const refusedIn = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set(Array.from(form.elements).filter(isRefused).map(nameOf).filter(Boolean))

const isRefused = (control: Element) =>
  "willValidate" in control && control.willValidate === true && !(control as HTMLInputElement).validity.valid

const nameOf = (control: EventTarget) => (control instanceof Element ? (control.getAttribute("name") ?? "") : "")

/**
 * Whether a field's message is announced when it appears. Not when a submit shows all messages at once: the focus moves
 * to the first invalid field, which is read with its message, and `RequiredNote` announces the number of errors.
 */
export function useAnnouncesMessage(): boolean {
  return useContext(RefusedContext).size === 0
}

/** Returns the values of a form, by the fields' names. Our forms have no file inputs; files are left out. */
export function getFormValues(form: HTMLFormElement): FormValues {
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
 * Goes above the first field of a form with required fields. Explains the asterisk (visual only). After a failed
 * submit, tells screen readers the error count if there is more than one.
 */
export function RequiredNote({ className, ...props }: ComponentProps<"div">) {
  const { size } = useContext(RefusedContext)
  const [announcedCount, setAnnouncedCount] = useState(0)
  // The browser fires one `invalid` event per field; only their total is announced.
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncedCount(size))
    return () => clearTimeout(timer)
  }, [size])
  return (
    <div data-slot="required-note" className={cx("text-ink-muted", className)} {...props}>
      <p aria-hidden>
        {messages.form.required.before}
        <RequiredMark />
        {messages.form.required.after}
      </p>
      <p role="status" className="sr-only">
        {announcedCount > 1 && messages.form.refused(announcedCount)}
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
 * The submit button of the form around it. It is not rendered without JavaScript, because nothing could be sent. It
 * takes the focus on click, not on mousedown: a message that appears on the field's blur would move the button away
 * before the mouse is released, and the click would be lost.
 */
export function FormSubmit({ className, ...props }: Omit<ButtonProps, "type" | "busy" | "onMouseDown" | "onClick">) {
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

/** Enter in a field also clicks the button, with a click count (`detail`) of 0; the focus then stays in the field. */
function takeFocus({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
  if (detail > 0) currentTarget.focus()
}
