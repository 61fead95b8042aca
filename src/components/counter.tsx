import { cx } from "class-variance-authority"
import { useRef, type ComponentProps } from "react"
import { groupThousands } from "../lib/group-thousands"
import { useCountUp } from "./use-count-up"

/** Counters take this long from 0 to their end, in milliseconds (spec section 4). */
export const COUNTER_DURATION_MS = 2000

interface CounterProps extends Omit<ComponentProps<"span">, "prefix"> {
  /** The number it stands at in the end; a whole one. */
  end: number
  prefix?: string
  /** What follows the number: "+", "%", "K". */
  suffix?: string
}

/** A figure that counts up when it is seen. Its place is kept at full width from the start. */
export function Counter({ end, prefix = "", suffix = "", className, ...props }: CounterProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const { value, counting } = useCountUp(ref, { target: end, valueAt: countedAt })
  const words = (number: number) => `${prefix}${groupThousands(number)}${suffix}`
  const final = words(end)
  return (
    <span
      data-slot="counter"
      ref={ref}
      className={cx("relative inline-block whitespace-nowrap figures", className)}
      {...props}
    >
      {/* Kept in its place while it is covered: it holds the width, and it is what a screen reader reads. */}
      <span className={counting ? "opacity-0" : undefined}>{final}</span>
      {counting && (
        <span aria-hidden className="absolute inset-0">
          {words(value)}
        </span>
      )}
    </span>
  )
}

/** Quick at first, calm at the end, and no decimals on the way. */
function countedAt(elapsed: number, end: number): number {
  const share = Math.min(elapsed / COUNTER_DURATION_MS, 1)
  return Math.round(end * (1 - (1 - share) ** 3))
}
