import { cx } from "class-variance-authority"
import { useRef, type ComponentProps } from "react"
import { HIDDEN_UNTIL_HYDRATION, useFirstView } from "./use-in-view"

interface ProgressBarProps extends Omit<ComponentProps<"div">, "children"> {
  /** Percent, 0 to 100. */
  value: number
  label: string
}

/** A percentage with a bar that fills when it comes into view; the bar is decorative. */
export function ProgressBar({ value, label, className, ...props }: ProgressBarProps) {
  const track = useRef<HTMLDivElement>(null)
  const view = useFirstView(track)
  return (
    <div data-slot="progress-bar" className={cx("space-y-2", className)} {...props}>
      <p className="flex items-baseline justify-between gap-4 text-sm font-semibold text-ink-strong">
        <span>{label}</span> <span className="figures">{`${value}%`}</span>
      </p>
      <div
        ref={track}
        aria-hidden
        className={cx(
          "h-2.5 overflow-hidden rounded-full bg-surface-sunken ring-1 ring-line-strong",
          view === "unknown" && HIDDEN_UNTIL_HYDRATION,
        )}
      >
        <div
          className={cx(
            "size-full rounded-full bg-accent",
            view === "waiting" && "not-print:[transform:translateX(-100%)]!",
            view === "seen" && "ease-out motion-safe:transition-transform motion-safe:duration-slow",
          )}
          style={{ transform: `translateX(${value - 100}%)` }}
        />
      </div>
    </div>
  )
}
