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

/** The values by field name; unticked checkboxes are missing. */
export type FormValues = Record<string, string>

/** Time after a submission in which another click counts as the second half of a double click. */
export const DOUBLE_CLICK_MS = 500

const BusyContext = createContext(false)
/** Number of fields that were invalid at the last submit; 0 after the next input. */
export const InvalidCountContext = createContext(0)

const formStyles = cva("flex", {
  variants: {
    /** compact: related fields; row: one field with its button beside it. */
    layout: { column: "flex-col gap-5", compact: "flex-col gap-3", row: "items-start gap-3" },
  },
})

export interface FormProps extends ComponentProps<typeof RadixForm.Root>, VariantProps<typeof formStyles> {
  /**
   * Called with valid values only. While its promise is pending, the submit button is busy. The form keeps its values;
   * call `form.reset()` to clear it.
   */
  onSend?: (values: FormValues, form: HTMLFormElement) => void | Promise<void>
}

/**
 * A form that validates with the browser's constraints, shows an error beside each invalid field and focuses the first.
 * Put `Field`s in it, a `FormSubmit` at the end, and a `RequiredNote` above required fields. Name it with `aria-label`
 * or `aria-labelledby`.
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
  const [invalidCount, setInvalidCount] = useState(0)
  // A ref, because state is one render late for a second click in the same frame.
  const isSending = useRef(false)
  /** In the time of `performance.now()`. */
  const ignoresClicksUntil = useRef(0)

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    if (!onSend || event.defaultPrevented) return
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    isSending.current = true
    setBusy(true)
    try {
      await onSend(getFormValues(form), form)
    } finally {
      isSending.current = false
      ignoresClicksUntil.current = performance.now() + DOUBLE_CLICK_MS
      setBusy(false)
    }
  }

  /** Captures the click, because that runs before the browser validates. Enter in a field also clicks the button. */
  const ignoreDoubleClick = (event: MouseEvent<HTMLFormElement>) => {
    if (!isSubmit(event.target) || (!isSending.current && performance.now() >= ignoresClicksUntil.current)) return
    event.preventDefault()
    event.stopPropagation()
  }

  /**
   * Validates within the click, so that React renders once for all `invalid` events. The browser's own validation comes
   * after the click and takes one render per field, which doubles the time.
   */
  const validateOnClick = (event: MouseEvent<HTMLFormElement>) => {
    onClick?.(event)
    const form = event.currentTarget
    if (event.defaultPrevented || form.noValidate || !isSubmit(event.target)) return
    if (!form.checkValidity()) event.preventDefault()
  }

  return (
    <BusyContext value={busy}>
      <InvalidCountContext value={invalidCount}>
        <RadixForm.Root
          data-slot="form"
          // Keeps Enter from putting the values into the URL when there are no scripts.
          method="dialog"
          className={formStyles({ layout, className })}
          onSubmit={(event) => void handleSubmit(event)}
          onClickCapture={ignoreDoubleClick}
          onClick={validateOnClick}
          onInvalid={(event) => {
            onInvalid?.(event)
            setInvalidCount(countInvalid(event.currentTarget))
          }}
          onInput={(event) => {
            onInput?.(event)
            setInvalidCount(0)
            ignoresClicksUntil.current = 0
          }}
          {...props}
        />
      </InvalidCountContext>
    </BusyContext>
  )
}

const isSubmit = (target: EventTarget) => target instanceof Element && target.closest("[type=submit]") !== null

const countInvalid = (form: HTMLFormElement) =>
  Array.from(
    form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>("input, select, textarea"),
  ).filter(({ willValidate, validity }) => willValidate && !validity.valid).length

/** Returns the values by field name; files are left out. */
export function getFormValues(form: HTMLFormElement): FormValues {
  const entries = Array.from(new FormData(form)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  )
  return Object.fromEntries(entries)
}

/** Fields side by side from 640 px. */
export function FormRow({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="form-row" className={cx("grid gap-5 sm:grid-cols-2", className)} {...props} />
}

/**
 * Explains the asterisk, above a form's first field. After a failed submit, announces the number of errors if there are
 * several; a single one is read with its focused field.
 */
export function RequiredNote({ className, ...props }: ComponentProps<"div">) {
  const invalidCount = useContext(InvalidCountContext)
  const [announcedCount, setAnnouncedCount] = useState(0)
  // The browser fires one `invalid` event per field; only the total is announced.
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncedCount(invalidCount))
    return () => clearTimeout(timer)
  }, [invalidCount])
  return (
    <div data-slot="required-note" className={cx("text-ink-muted", className)} {...props}>
      <p aria-hidden>
        {messages.form.required.before}
        <RequiredMark />
        {messages.form.required.after}
      </p>
      <p role="status" className="sr-only">
        {announcedCount > 1 && messages.form.invalidCount(announcedCount)}
      </p>
    </div>
  )
}

/** The asterisk; screen readers get "required" from the field. */
export function RequiredMark() {
  return (
    <span aria-hidden className="font-semibold text-danger">
      *
    </span>
  )
}

/**
 * The submit button, hidden without JavaScript. It takes the focus on click, not on mousedown: a message that appears
 * on blur would move the button before the mouse is released.
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
      // Enter in a field clicks the button with a `detail` of 0; the focus stays in the field then.
      onClick={({ currentTarget, detail }) => detail > 0 && currentTarget.focus()}
    />
  )
}
