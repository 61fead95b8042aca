import { cx } from "class-variance-authority"
import { useRef, type ComponentProps } from "react"
import { useCountUp } from "./use-count-up"

/** Percentage points per step (spec section 4). */
export const RING_STEP = 5

export const RING_STEP_MS = 50

/** A circumference of 100, so that percentage points are lengths. */
const RADIUS = 100 / (2 * Math.PI)
const STROKE = 3.5
const SIZE = 2 * RADIUS + STROKE

interface ProgressRingProps extends Omit<ComponentProps<"div">, "children"> {
  /** Percent, 0 to 100. */
  value: number
}

/** A percentage as a ring that fills when it comes into view; a text beside it names the quantity. */
export function ProgressRing({ value: target, className, ...props }: ProgressRingProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { value, counting, startClass } = useCountUp(ref, { target, getValueAt: getPercentAt })
  const circle = { cx: SIZE / 2, cy: SIZE / 2, r: RADIUS, fill: "none", strokeWidth: STROKE }
  return (
    <div
      data-slot="progress-ring"
      ref={ref}
      role="img"
      aria-label={`${target}%`}
      className={cx("relative", startClass, className)}
      {...props}
    >
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden className="size-full [transform:rotate(-90deg)]">
        <circle {...circle} className="stroke-line" />
        <circle
          {...circle}
          className={cx("stroke-accent", value === 0 && "opacity-0", counting && "print:hidden")}
          strokeLinecap="round"
          strokeDasharray={`${value} 100`}
        />
        {counting && (
          <circle
            {...circle}
            className="stroke-accent not-print:hidden"
            strokeLinecap="round"
            strokeDasharray={`${target} 100`}
          />
        )}
      </svg>
      <span
        aria-hidden
        className="absolute inset-0 grid place-items-center font-display text-3xl font-bold text-ink-strong figures"
      >
        <span className={counting ? "print:hidden" : undefined}>{`${value}%`}</span>
        {counting && <span className="not-print:hidden">{`${target}%`}</span>}
      </span>
    </div>
  )
}

function getPercentAt(elapsed: number, target: number): number {
  return Math.min(Math.floor(elapsed / RING_STEP_MS) * RING_STEP, target)
}
