import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"

/**
 * Text for screen readers whose meaning is visible by other means. First try words that everybody can see. It is read
 * at its place in the sentence: mind the spaces around it.
 */
export function VisuallyHidden({ className, ...props }: ComponentProps<"span">) {
  return <span data-slot="visually-hidden" className={cx("sr-only", className)} {...props} />
}
