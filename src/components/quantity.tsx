import { cx } from "class-variance-authority"
import { Minus, Plus } from "lucide-react"
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type InputEvent,
} from "react"
import { isOrderable, MAX_QUANTITY, MIN_QUANTITY, QUANTITY_STEP } from "../lib/quantity"
import { Icon } from "./icon"
import { messages } from "./messages"
import { VisuallyHidden } from "./visually-hidden"

interface QuantityProps extends Omit<ComponentProps<"div">, "onChange"> {
  /** The accessible name: "Quantity of Fresh Milk". */
  label: string
  errors: {
    readonly problem: string
    readonly rule: (min: number, max: number) => string
    readonly refused: (text: string) => string
  }
  name?: string
  /** The controlled value, as in the cart; without it the input starts at the minimum. */
  value?: number
  /** Called with every orderable quantity, and with the change when a button made it. */
  onValueChange?: (quantity: number, by?: number) => void
}

/** A number input between a minus and a plus button; the reason why a quantity can't be ordered follows it. */
export function Quantity({ label, errors, name, value, onValueChange, className, ...props }: QuantityProps) {
  const id = useId()
  const { quantity, rejected, step, ...inputProps } = useQuantity(value, onValueChange)
  /** For the live region: screen readers don't read an input that a button changes. */
  const [announced, setAnnounced] = useState<number>()
  const rule = errors.rule(MIN_QUANTITY, MAX_QUANTITY)
  const stepBy = (by: number) => setAnnounced(step(by))
  return (
    <div
      data-slot="quantity"
      className={cx("inline-grid", className)}
      onBlur={() => setAnnounced(undefined)}
      {...props}
    >
      <div className="inline-flex rounded-md border-2 border-line-strong bg-surface-raised">
        <StepButton icon={Minus} disabled={quantity <= MIN_QUANTITY} onClick={() => stepBy(-QUANTITY_STEP)}>
          {messages.quantity.less(label)}
        </StepButton>
        <input
          type="number"
          inputMode="numeric"
          name={name}
          aria-label={label}
          aria-invalid={rejected === undefined ? undefined : true}
          aria-describedby={rejected === undefined ? undefined : `${id}-problem`}
          min={MIN_QUANTITY}
          max={MAX_QUANTITY}
          step={QUANTITY_STEP}
          defaultValue={value ?? MIN_QUANTITY}
          // With its own spin buttons, Chromium and WebKit would not scroll the page by wheel (whatwg/html#10911).
          className="w-14 shrink-0 [appearance:textfield] bg-transparent text-center text-base font-semibold text-ink-strong figures [&::-webkit-inner-spin-button]:hidden [&::-webkit-outer-spin-button]:hidden"
          {...inputProps}
        />
        <StepButton icon={Plus} disabled={quantity >= MAX_QUANTITY} onClick={() => stepBy(QUANTITY_STEP)}>
          {messages.quantity.more(label)}
        </StepButton>
      </div>
      <p
        id={`${id}-problem`}
        data-slot="quantity-problem"
        aria-live="polite"
        // As wide as the controls above.
        className="w-0 min-w-full text-sm font-semibold text-danger print:hidden"
      >
        {rejected !== undefined && (
          <>
            <span className="block">{errors.problem}</span>{" "}
            <span className="block font-normal">{rejected ? `${errors.refused(rejected)} ${rule}` : rule}</span>
          </>
        )}
      </p>
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </div>
  )
}

/** Hidden without JavaScript. `aria-disabled` keeps the focus, which `disabled` would drop. */
function StepButton({ icon, disabled, children, onClick }: ComponentProps<"button"> & { icon: typeof Plus }) {
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className="js-only grid size-touch shrink-0 place-items-center text-ink-strong hover:bg-surface-sunken aria-disabled:cursor-default aria-disabled:text-ink-muted aria-disabled:opacity-60"
    >
      <Icon icon={icon} size="xs" strokeWidth={2.5} />
      <VisuallyHidden>{children}</VisuallyHidden>
    </button>
  )
}

/**
 * Commits each orderable number as it is typed; other numbers stay in the input and the previous quantity counts.
 * Non-digits are rejected, and further digits until something is deleted: "1,5" must not become 15. A controlled input
 * shows its value again on blur, so that it never differs from the cart.
 */
function useQuantity(value: number | undefined, onCommit: QuantityProps["onValueChange"]) {
  const ref = useRef<HTMLInputElement>(null)
  const [uncontrolled, setUncontrolled] = useState(value ?? MIN_QUANTITY)
  const quantity = value ?? uncontrolled
  const previous = useRef(quantity)
  /** The rejected text; "" if it is still in the input or the browser doesn't report it. */
  const [rejected, setRejected] = useState<string>()
  const rejectsDigits = useRef(false)
  /** The text before an insertion that can't be prevented, such as a composition; undefined without one. */
  const textToRestore = useRef<string>(undefined)

  const rejectNonDigits = useEffectEvent((event: globalThis.InputEvent) => {
    textToRestore.current = undefined
    const hasNonDigit = /\D/.test(event.data ?? "")
    rejectsDigits.current = Boolean(event.data) && (hasNonDigit || rejectsDigits.current)
    if (!rejectsDigits.current) return
    event.preventDefault()
    if (!event.cancelable) textToRestore.current = ref.current?.value
    if (hasNonDigit) setRejected(event.data ?? "")
  })
  useEffect(() => {
    const input = ref.current
    // React's `onBeforeInput` leaves out pasted text.
    input?.addEventListener("beforeinput", rejectNonDigits)
    return () => input?.removeEventListener("beforeinput", rejectNonDigits)
  }, [])

  const commit = (next: number, by?: number) => {
    setRejected(undefined)
    rejectsDigits.current = false
    setUncontrolled(next)
    // A step counts although another tab has just set the same number.
    if (by || next !== quantity) onCommit?.(next, by)
  }
  const step = (by: number) => {
    if (!ref.current) return
    const typed = ref.current.valueAsNumber
    const next = (isOrderable(typed) ? typed : quantity) + by
    if (!isOrderable(next)) return
    previous.current = next
    textToRestore.current = undefined
    ref.current.value = String(next)
    commit(next, by)
    return next
  }

  // Uncontrolled, so that it can be cleared and text typed before hydration survives; changes from another tab are
  // shown when the input has no focus.
  useEffect(() => {
    const input = ref.current
    if (value !== undefined && input && input !== document.activeElement) input.value = String(value)
  }, [value])

  return {
    quantity,
    rejected,
    step,
    ref,
    onFocus: () => (previous.current = quantity),
    onInput: ({ currentTarget: input }: InputEvent<HTMLInputElement>) => {
      const { value: text, valueAsNumber, validity } = input
      if (textToRestore.current !== undefined) {
        input.value = textToRestore.current
        textToRestore.current = undefined
        return
      }
      if (isOrderable(valueAsNumber)) return commit(valueAsNumber)
      // An empty input is valid until blur.
      if (!text && !validity.badInput) return (previous.current = quantity)
      commit(previous.current)
      setRejected("")
    },
    onBlur: ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
      rejectsDigits.current = false
      if (isOrderable(input.valueAsNumber)) setRejected(undefined)
      else setRejected(value === undefined ? "" : input.value)
      if (value !== undefined) input.value = String(value)
    },
  }
}
