import { cx } from "class-variance-authority"
import { Minus, Plus } from "lucide-react"
import { useEffect, useRef, useState, type ComponentProps } from "react"
import { Icon } from "./icon"
import { VisuallyHidden } from "./visually-hidden"

/** Smallest quantity and the step between two (spec section 9). */
export const MIN_QUANTITY = 1
const STEP = 1

export interface QuantityProps extends Omit<ComponentProps<"div">, "onChange" | "defaultValue"> {
  /** For screen readers: "Quantity of Fresh Milk". */
  label: string
  name?: string
  /** The number kept elsewhere, as in the cart. What is being typed stays until the box is left. */
  value?: number
  defaultValue?: number
  /** Every number that is entered, those below 1 as well; an empty or unreadable box is 0. */
  onValueChange?: (quantity: number) => void
}

/** How many: a number box between a minus and a plus. */
export function Quantity({
  label,
  name,
  value,
  defaultValue = MIN_QUANTITY,
  onValueChange,
  className,
  ...props
}: QuantityProps) {
  const box = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(value ?? defaultValue)
  const entered = value ?? shown
  // What a press of minus or plus led to, said aloud: the box that changes hasn't got the focus.
  const [said, setSaid] = useState<number>()

  // The box keeps its own text, so that "12" can be typed by way of an empty box, and early typing survives.
  const showKeptValue = () => {
    if (value !== undefined && box.current) box.current.value = String(value)
  }
  useEffect(() => {
    if (document.activeElement !== box.current) showKeptValue()
  })

  const enter = (quantity: number) => {
    setShown(quantity)
    onValueChange?.(quantity)
  }
  const step = (by: number) => {
    const next = Math.max(MIN_QUANTITY, read(box.current) + by)
    if (box.current) box.current.value = String(next)
    setSaid(next)
    enter(next)
  }

  return (
    <div
      data-slot="quantity"
      className={cx("inline-flex rounded-md border-2 border-line-strong bg-surface-raised", className)}
      onBlur={() => setSaid(undefined)}
      {...props}
    >
      <StepButton
        label={`${label}: one less`}
        icon={Minus}
        disabled={entered <= MIN_QUANTITY}
        onClick={() => step(-STEP)}
      />
      <input
        ref={box}
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={label}
        min={MIN_QUANTITY}
        step={STEP}
        defaultValue={value ?? defaultValue}
        onChange={() => enter(read(box.current))}
        onBlur={showKeptValue}
        className="w-14 [appearance:textfield] bg-transparent text-center text-base font-semibold text-ink-strong figures [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
      />
      <StepButton label={`${label}: one more`} icon={Plus} onClick={() => step(STEP)} />
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </div>
  )
}

const read = (box: HTMLInputElement | null): number => {
  const quantity = Number(box?.value)
  return Number.isFinite(quantity) ? quantity : 0
}

interface StepButtonProps extends Omit<ComponentProps<"button">, "children"> {
  label: string
  icon: ComponentProps<typeof Icon>["icon"]
}

/** Script moves the number, so the buttons are not there without it. */
function StepButton({ label, icon, disabled, onClick, ...props }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: that would drop the focus on reaching the end.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className="js-only grid size-touch place-items-center text-ink-strong hover:bg-surface-sunken aria-disabled:cursor-default aria-disabled:text-ink-muted aria-disabled:opacity-60"
      {...props}
    >
      <Icon icon={icon} size="xs" strokeWidth={2.5} />
    </button>
  )
}
