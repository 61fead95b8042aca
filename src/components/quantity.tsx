import { cx } from "class-variance-authority"
import { Minus, Plus } from "lucide-react"
import { useEffect, useRef, useState, type ComponentProps } from "react"
import { Icon } from "./icon"
import { VisuallyHidden } from "./visually-hidden"

/** The smallest quantity, and the step between two (spec section 9). */
export const MIN_QUANTITY = 1
const STEP = 1

export interface QuantityProps extends Omit<ComponentProps<"div">, "onChange" | "defaultValue"> {
  /** For screen readers: "Quantity of Fresh Milk". */
  label: string
  name?: string
  /** The controlled value, as in the cart. The typed text stays in the input until blur. */
  value?: number
  defaultValue?: number
  /** Called with every number entered, including numbers below 1; an empty or unreadable input is 0. */
  onValueChange?: (quantity: number) => void
}

/** A quantity: a number input between a minus and a plus button. */
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
  // The result of a click on minus or plus, for the live region: the input that changes has no focus.
  const [said, setSaid] = useState<number>()

  // The input keeps its own text, so that "12" can be typed after clearing it, and text typed before hydration
  // survives.
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

/** The buttons need JavaScript, so they are not rendered without it. */
function StepButton({ label, icon, disabled, onClick, ...props }: StepButtonProps) {
  return (
    <button
      type="button"
      // `aria-disabled` instead of `disabled`, which would drop the focus when the limit is reached.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className="js-only grid size-touch place-items-center text-ink-strong hover:bg-surface-sunken aria-disabled:cursor-default aria-disabled:text-ink-muted aria-disabled:opacity-60"
      {...props}
    >
      <Icon icon={icon} size="xs" strokeWidth={2.5} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}
