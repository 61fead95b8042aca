import { cx } from "class-variance-authority"
import { useRef, type ComponentProps } from "react"
import { groupThousands } from "../lib/group-thousands"
import { useCountUp } from "./use-count-up"

/** Time a counter takes from 0 to its end, in milliseconds (spec section 4). */
export const COUNTER_DURATION_MS = 2000

interface CounterProps extends Omit<ComponentProps<"span">, "prefix"> {
  /** The final number; a whole number. */
  end: number
  prefix?: string
  /** The text after the number: "+", "%", "K". */
  suffix?: string
}

/**
 * A figure that counts up when it comes into view: from 0, or where the prefix begins a range, such as "30–", from the
 * range's lower end. The final width is reserved from the start, and paper has the final figure. Write what it counts
 * beside it. Screen readers get the final figure, once.
 */
export function Counter({ end, prefix = "", suffix = "", className, ...props }: CounterProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const { value, counting } = useCountUp(ref, { from: lowerEnd(prefix), target: end, valueAt: countedAt })
  const words = (number: number) => `${prefix}${groupThousands(number)}${suffix}`
  const final = words(end)
  return (
    <span
      data-slot="counter"
      ref={ref}
      className={cx("relative inline-block whitespace-nowrap figures", className)}
      {...props}
    >
      {/* The final figure stays in the layout while the count covers it: it keeps the width, and screen readers read
          it. */}
      <span className={counting ? "opacity-0 print:opacity-100" : undefined}>{final}</span>
      {counting && (
        <span aria-hidden className="absolute inset-0 print:hidden">
          {words(value)}
        </span>
      )}
    </span>
  )
}

/** 30 of "30–". */
const lowerEnd = (prefix: string): number => Number(/(\d+)–$/.exec(prefix)?.[1] ?? 0)

/** Eases out: quick at first, slow at the end, without decimals. */
function countedAt(elapsed: number, from: number, end: number): number {
  const share = Math.min(elapsed / COUNTER_DURATION_MS, 1)
  return Math.round(end - (end - from) * (1 - share) ** 3)
}
