import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"

/** Text for screen readers only, read as part of the sentence: mind the spaces around it. */
export function VisuallyHidden({ className, ...props }: ComponentProps<"span">) {
  return <span data-slot="visually-hidden" className={cx("sr-only", className)} {...props} />
}
