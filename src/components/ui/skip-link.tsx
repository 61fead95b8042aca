import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"

/** First stop of the Tab key on every page: out of sight until it has focus, then a label on the top edge. */
export function SkipLink({
  href = "#main",
  className,
  children = "Skip to main content",
  ...props
}: ComponentProps<"a">) {
  return (
    <a
      data-slot="skip-link"
      href={href}
      className={cx(
        "sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50",
        "focus:rounded-md focus:bg-accent focus:px-5 focus:py-3 focus:font-semibold focus:text-on-accent focus:shadow-lifted",
        className,
      )}
      {...props}
    >
      {children}
    </a>
  )
}
