import { cx } from "class-variance-authority"
import { useRef, type ComponentProps } from "react"
import { groupThousands } from "../lib/group-thousands"
import { useCountUp } from "./use-count-up"

/** From spec section 4. */
export const COUNTER_DURATION_MS = 2000

interface CounterProps extends Omit<ComponentProps<"span">, "prefix"> {
  /** A whole number. */
  end: number
  prefix?: string
  suffix?: string
}

/**
 * A figure that counts up from 0 when it comes into view. In a range such as "30–50%" both numbers count. Print shows the
 * final figure.
 */
export function Counter({ end, prefix = "", suffix = "", className, ...props }: CounterProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const { value, counting, startClass } = useCountUp(ref, { target: end, getValueAt: getCountAt })
  const getPrefixAt = (number: number) =>
    prefix.replace(/\d+/, (rangeStart) => String(Math.round((Number(rangeStart) * number) / end)))
  const format = (number: number) => `${getPrefixAt(number)}${groupThousands(number)}${suffix}`
  const final = format(end)
  return (
    <span
      data-slot="counter"
      ref={ref}
      className={cx("relative inline-block whitespace-nowrap figures", startClass, className)}
      {...props}
    >
      {/* The final figure keeps the width, and screen readers read it. */}
      <span className={counting ? "opacity-0 print:opacity-100" : undefined}>{final}</span>
      {counting && (
        <span aria-hidden className="absolute inset-0 select-none print:hidden">
          {format(value)}
        </span>
      )}
    </span>
  )
}

/** Returns the whole number to show after `elapsed` ms, with an ease-out curve. */
function getCountAt(elapsed: number, end: number): number {
  const progress = Math.min(elapsed / COUNTER_DURATION_MS, 1)
  return Math.round(end * (1 - (1 - progress) ** 3))
}
