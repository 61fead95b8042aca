import { cx } from "class-variance-authority"
import { useRef, type ComponentProps } from "react"
import { useCountUp } from "./use-count-up"

/** A ring grows by this many points … (spec section 4) */
export const RING_STEP = 5

/** … every so many milliseconds. */
export const RING_STEP_MS = 50

/** The drawing's own units: a circle whose length is 100, so that points are lengths. */
const RADIUS = 100 / (2 * Math.PI)
const STROKE = 3.5
const SIZE = 2 * RADIUS + STROKE

interface ProgressRingProps extends Omit<ComponentProps<"div">, "children"> {
  /** Percent, 0 to 100. */
  value: number
  /** What it measures, e.g. "Livestock empowerment"; left out where the words just before it say so. */
  label?: string
}

/** A share of the whole as a ring that fills when it is seen. Size it by `className`. */
export function ProgressRing({ value: target, label, className, ...props }: ProgressRingProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { value } = useCountUp(ref, { target, valueAt: grownBy, interval: RING_STEP_MS })
  const circle = { cx: SIZE / 2, cy: SIZE / 2, r: RADIUS, fill: "none", strokeWidth: STROKE }
  return (
    <div
      data-slot="progress-ring"
      ref={ref}
      role="img"
      aria-label={label ? `${label}: ${target}%` : `${target}%`}
      className={cx("relative size-40", className)}
      {...props}
    >
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden className="size-full [transform:rotate(-90deg)]">
        <circle {...circle} className="stroke-line" />
        <circle
          {...circle}
          className={cx("stroke-accent", value === 0 && "opacity-0")}
          strokeLinecap="round"
          strokeDasharray={`${value} 100`}
        />
      </svg>
      <span
        aria-hidden
        className="absolute inset-0 grid place-items-center font-display text-3xl font-bold text-ink-strong figures"
      >
        {value}%
      </span>
    </div>
  )
}

function grownBy(elapsed: number, target: number): number {
  return Math.min(Math.floor(elapsed / RING_STEP_MS) * RING_STEP, target)
}
