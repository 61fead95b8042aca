import { cx } from "class-variance-authority"
import { Minus, Plus } from "lucide-react"
import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from "react"
import { isOrderable, MAX_QUANTITY, MIN_QUANTITY, QUANTITY_STEP } from "../lib/quantity"
import { Icon } from "./icon"
import { VisuallyHidden } from "./visually-hidden"

interface QuantityProps extends Omit<ComponentProps<"div">, "onChange"> {
  /** For screen readers: "Quantity of Fresh Milk". */
  label: string
  /** What stands beside a quantity that can't be ordered; `rule` with {least} and {most}, `refused` with {text}. */
  copy: { readonly problem: string; readonly rule: string; readonly refused: string }
  name?: string
  /** The controlled value, as in the cart; without it the box begins at the least. */
  value?: number
  /** Called with every new quantity that can be ordered, and by how much a button changed it. */
  onValueChange?: (quantity: number, by?: number) => void
}

/** A number input between a minus and a plus button. What can't be ordered stays in it, with the reason beside it. */
export function Quantity({ label, copy, name, value, onValueChange, className, ...props }: QuantityProps) {
  const id = useId()
  const { quantity, rejected, step, ...box } = useQuantity(value, onValueChange)
  /** What a button has made of it, for the live region: the box that changes has no focus. */
  const [announced, setAnnounced] = useState<number>()
  const rule = copy.rule.replace("{least}", String(MIN_QUANTITY)).replace("{most}", String(MAX_QUANTITY))
  const stepBy = (by: number) => setAnnounced(step(by))
  return (
    <div
      data-slot="quantity"
      className={cx("inline-grid", className)}
      onBlur={() => setAnnounced(undefined)}
      {...props}
    >
      <div className="inline-flex rounded-md border-2 border-line-strong bg-surface-raised">
        <StepButton
          icon={Minus}
          disabled={quantity <= MIN_QUANTITY}
          onClick={() => stepBy(-QUANTITY_STEP)}
        >{`${label}: one less`}</StepButton>
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
          // Without a box for its own buttons, Chromium and WebKit let the wheel scroll the page (whatwg/html#10911).
          className="w-14 shrink-0 [appearance:textfield] bg-transparent text-center text-base font-semibold text-ink-strong figures [&::-webkit-inner-spin-button]:hidden [&::-webkit-outer-spin-button]:hidden"
          {...box}
        />
        <StepButton
          icon={Plus}
          disabled={quantity >= MAX_QUANTITY}
          onClick={() => stepBy(QUANTITY_STEP)}
        >{`${label}: one more`}</StepButton>
      </div>
      <p
        id={`${id}-problem`}
        data-slot="quantity-problem"
        aria-live="polite"
        // As wide as the box above, and no wider.
        className="w-0 min-w-full text-sm font-semibold text-danger print:hidden"
      >
        {rejected !== undefined && (
          <>
            <span className="block">{copy.problem}</span>{" "}
            <span className="block font-normal">
              {rejected ? `${copy.refused.replace("{text}", () => rejected)} ${rule}` : rule}
            </span>
          </>
        )}
      </p>
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </div>
  )
}

/** It needs JavaScript, so it isn't shown without. At an end it keeps the focus, which `disabled` would drop. */
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
 * The states of the box. What is typed after turning to it or correcting is one number, committed with each digit.
 * Browsers leave out what is no digit and make another number of the rest ("1,5" becomes 15): so such a number is
 * rejected to its end, and the quantity before it restored. What comes whole (pasted, dictated) is judged as a whole.
 */
function useQuantity(value: number | undefined, onCommit: QuantityProps["onValueChange"]) {
  const ref = useRef<HTMLInputElement>(null)
  const [uncontrolled, setUncontrolled] = useState(value ?? MIN_QUANTITY)
  const quantity = value ?? uncontrolled
  const entry = useRef({ before: quantity, typed: "" })
  /** What was rejected, as it was typed; "" where it is the number in the box. */
  const [rejected, setRejected] = useState<string>()

  const begin = (before = quantity) => {
    entry.current = { before, typed: "" }
    ref.current?.setCustomValidity("")
  }
  const commit = (next: number, by?: number) => {
    setRejected(undefined)
    setUncontrolled(next)
    if (next !== quantity) onCommit?.(next, by)
  }
  const reject = (text: string) => {
    commit(entry.current.before)
    setRejected(text)
  }
  /** An empty box waits for another number until it is left. */
  const read = (isLeft: boolean) => {
    if (!ref.current || ref.current.validity.customError) return
    const { value: text, valueAsNumber, validity } = ref.current
    if (isOrderable(valueAsNumber)) commit(valueAsNumber)
    else if (isLeft || text !== "" || validity.badInput) reject("")
  }
  const step = (by: number) => {
    if (!ref.current) return
    const typed = ref.current.validity.valid ? ref.current.valueAsNumber : NaN
    const next = (isOrderable(typed) ? typed : quantity) + by
    if (!isOrderable(next)) return
    begin(next)
    ref.current.value = String(next)
    commit(next, by)
    return next
  }

  useEffect(() => {
    const input = ref.current
    const filter = (event: InputEvent) => {
      const text = event.data ?? event.dataTransfer?.getData("text/plain")
      // Deleting, undoing, or an input method that doesn't tell what it does.
      if (!input || !text) return begin()
      const isWhole = text.length > 1
      const number = isWhole ? text.trim() : entry.current.typed + text
      entry.current.typed = isWhole ? "" : number
      const isNumber = /^\d+$/.test(number)
      input.setCustomValidity(isNumber ? "" : number)
      if (isNumber) return
      reject(number)
      event.preventDefault()
      // An input method may not let itself be stopped.
      const { value: before } = input
      if (!event.cancelable) input.addEventListener("input", () => (input.value = before), { once: true })
    }
    // React's own event doesn't tell what is inserted.
    input?.addEventListener("beforeinput", filter)
    return () => input?.removeEventListener("beforeinput", filter)
  })

  // The box keeps its own text: "12" can be typed after clearing it, and text typed before hydration survives. What
  // another tab changed is shown, unless what is there waits to be corrected.
  useEffect(() => {
    const input = ref.current
    if (value === undefined || !input || input === document.activeElement || input.matches("[aria-invalid]")) return
    if (input.valueAsNumber !== value) input.value = String(value)
  }, [value])

  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || /^(Arrow|Page|Home|End|Backspace|Delete)/.test(key)) begin()
  }
  return {
    quantity,
    rejected,
    step,
    ref,
    onKeyDown,
    onFocus: () => begin(),
    onPointerDown: () => begin(),
    onInput: () => read(false),
    onBlur: () => read(true),
  }
}
