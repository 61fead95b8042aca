import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"

/** Words for screen readers that the eye has from elsewhere. */
export function VisuallyHidden({ className, ...props }: ComponentProps<"span">) {
  return <span data-slot="visually-hidden" className={cx("sr-only", className)} {...props} />
}
