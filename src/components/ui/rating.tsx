import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"

const STARS = [1, 2, 3, 4, 5] as const
const star = "m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.6 6.6-.9z"
const leftHalf = "M12 2.6v14.8l-5.9 3.2 1.2-6.5-4.8-4.6 6.6-.9z"

export interface RatingProps extends Omit<ComponentProps<"span">, "children"> {
  /** 1 to 5; shown to the nearest half (spec section 3, "ratings"). */
  value: number
}

/** Stars out of five: "Rated 4.5 out of 5". */
export function Rating({ value, className, ...props }: RatingProps) {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2) / 2
  return (
    <span
      data-slot="rating"
      role="img"
      aria-label={`Rated ${halves} out of 5`}
      className={cx("inline-flex gap-0.5 text-star", className)}
      {...props}
    >
      {STARS.map((place) => (
        <Star key={place} fill={halves >= place ? "whole" : halves >= place - 0.5 ? "half" : "none"} />
      ))}
    </span>
  )
}

/** Empty stars keep their outline, so that the rating reads without colour. */
function Star({ fill }: { fill: "whole" | "half" | "none" }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-5 fill-none stroke-current" strokeWidth="1.5">
      <path d={star} strokeLinejoin="round" className={fill === "whole" ? "fill-current" : undefined} />
      {fill === "half" && <path d={leftHalf} className="fill-current" />}
    </svg>
  )
}
