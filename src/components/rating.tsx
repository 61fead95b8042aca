import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"
import { messages } from "./messages"

const STAR_SIZE = 24

export interface RatingProps extends Omit<ComponentProps<"span">, "children"> {
  /** 1 to 5; shown to the nearest half (spec section 3). */
  value: number
}

/** Stars out of five; use `StarPicker` to give a rating. */
export function Rating({ value, className, ...props }: RatingProps) {
  const rounded = Math.round(Math.min(5, Math.max(0, value)) * 2) / 2
  return (
    <span
      data-slot="rating"
      role="img"
      aria-label={messages.rating(rounded)}
      className={cx("inline-flex text-star", className)}
      {...props}
    >
      <svg viewBox={`0 0 ${5 * STAR_SIZE} ${STAR_SIZE}`} aria-hidden className="h-5 w-auto">
        {/* Empty stars keep their outline, because colour alone must not carry the rating. */}
        <use href="/icons.svg#stars-outline" width={5 * STAR_SIZE} height={STAR_SIZE} />
        <svg width={rounded * STAR_SIZE} height={STAR_SIZE} viewBox={`0 0 ${rounded * STAR_SIZE} ${STAR_SIZE}`}>
          <use href="/icons.svg#stars" width={5 * STAR_SIZE} height={STAR_SIZE} />
        </svg>
      </svg>
    </span>
  )
}
