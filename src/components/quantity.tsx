import { cx } from "class-variance-authority"
import { Minus, Plus } from "lucide-react"
import { useEffect, useId, useRef, useState, type ComponentProps } from "react"
import { isOrderable, MAX_QUANTITY, MIN_QUANTITY, QUANTITY_STEP } from "../lib/quantity"
import { Icon } from "./icon"
import { useDigitsOnly } from "./use-digits-only"
import { VisuallyHidden } from "./visually-hidden"

/** What is said beside a quantity that can't be ordered. */
export interface QuantityCopy {
  readonly problem: string
  /** What it has to be, with {least} and {most}. */
  readonly rule: string
  /** That {text} was typed and not taken. */
  readonly refused: string
}

export interface QuantityProps extends Omit<ComponentProps<"div">, "onChange" | "defaultValue"> {
  /** For screen readers: "Quantity of Fresh Milk". */
  label: string
  copy: QuantityCopy
  name?: string
  /** The controlled value, as in the cart. A quantity that can't be ordered stays in the box until it is mended. */
  value?: number
  defaultValue?: number
  /**
   * Called with every quantity that can be ordered.
   *
   * @param by how much more or less, where a button was pressed; undefined where the quantity was typed
   */
  onValueChange?: (quantity: number, by?: number) => void
}

/** A quantity: a number input between a minus and a plus button. What can't be ordered is kept, and said beside it. */
export function Quantity({
  label,
  copy,
  name,
  value,
  defaultValue = MIN_QUANTITY,
  onValueChange,
  className,
  ...props
}: QuantityProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(value ?? defaultValue)
  const entered = value ?? shown
  // The result of a click on minus or plus, for the live region: the input that changes has no focus.
  const [said, setSaid] = useState<number>()
  /** Why what was typed can't be ordered; undefined where it can. */
  const [problem, setProblem] = useState<string>()

  const enter = (quantity: number, by?: number) => {
    setShown(quantity)
    onValueChange?.(quantity, by)
  }
  /** What was there before this number was begun: the beginning of one that is refused is not what was meant. */
  const before = useRef(entered)
  const refuse = (text?: string) => {
    setProblem(describe(copy, text))
    if (entered !== before.current) enter(before.current)
  }
  const begin = () => {
    before.current = entered
  }
  useDigitsOnly(box, refuse, begin)

  /** Takes over what is in the box, or says why not. An empty box is on its way to another number until it is left. */
  const take = (isLeft: boolean) => {
    if (!box.current || box.current.validity.customError) return
    const { value: text, valueAsNumber, validity } = box.current
    const isEmpty = text === "" && !validity.badInput
    if (isOrderable(valueAsNumber)) {
      setProblem(undefined)
      if (valueAsNumber !== entered) enter(valueAsNumber)
    } else if (!isEmpty || isLeft) {
      refuse()
    }
  }
  const step = (by: number) => {
    const typed = box.current?.valueAsNumber ?? NaN
    const next = (isOrderable(typed) ? typed : entered) + by
    if (!isOrderable(next) || !box.current) return
    setProblem(undefined)
    box.current.setCustomValidity("")
    box.current.value = String(next)
    before.current = next
    setSaid(next)
    enter(next, by)
  }

  // The input keeps its own text, so that "12" can be typed after clearing it, and text typed before hydration
  // survives. What another tab changed is shown, unless what is there waits to be mended.
  useEffect(() => {
    if (value === undefined || !box.current || box.current.valueAsNumber === value) return
    if (document.activeElement === box.current || box.current.matches("[aria-invalid]")) return
    box.current.value = String(value)
  }, [value])

  return (
    <div data-slot="quantity" className={cx("inline-grid", className)} onBlur={() => setSaid(undefined)} {...props}>
      <div className="inline-flex rounded-md border-2 border-line-strong bg-surface-raised">
        <StepButton
          label={`${label}: one less`}
          icon={Minus}
          disabled={entered <= MIN_QUANTITY}
          onClick={() => step(-QUANTITY_STEP)}
        />
        <input
          ref={box}
          type="number"
          inputMode="numeric"
          name={name}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          min={MIN_QUANTITY}
          max={MAX_QUANTITY}
          step={QUANTITY_STEP}
          defaultValue={value ?? defaultValue}
          onChange={() => take(false)}
          onBlur={() => take(true)}
          // Without a box for its own buttons, Chromium and WebKit let the wheel scroll the page (whatwg/html#10911).
          className="w-14 [appearance:textfield] bg-transparent text-center text-base font-semibold text-ink-strong figures [&::-webkit-inner-spin-button]:hidden [&::-webkit-outer-spin-button]:hidden"
        />
        <StepButton
          label={`${label}: one more`}
          icon={Plus}
          disabled={entered >= MAX_QUANTITY}
          onClick={() => step(QUANTITY_STEP)}
        />
      </div>
      <p
        id={`${id}-problem`}
        data-slot="quantity-problem"
        aria-live="polite"
        // As wide as the box above, and no wider.
        className="w-0 min-w-full text-sm font-semibold text-danger print:hidden"
      >
        {problem && (
          <>
            <span className="block">{copy.problem}</span> <span className="block font-normal">{problem}</span>
          </>
        )}
      </p>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </div>
  )
}

/** "“1,5” was not taken. A whole number from 1 to 999." */
function describe({ rule, refused }: QuantityCopy, text = ""): string {
  const wanted = rule.replace("{least}", String(MIN_QUANTITY)).replace("{most}", String(MAX_QUANTITY))
  return text ? `${refused.replace("{text}", () => text)} ${wanted}` : wanted
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
