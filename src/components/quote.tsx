import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"

/** `<Quote><QuoteText>…</QuoteText><QuoteSource>…</QuoteSource></Quote>`; a portrait has an empty `alt`. */
export function Quote({ className, ...props }: ComponentProps<"figure">) {
  return (
    <figure
      data-slot="quote"
      className={cx(
        "relative flex flex-col gap-4 rounded-lg bg-surface-raised p-6 text-ink-strong shadow-card sm:p-8",
        className,
      )}
      {...props}
    />
  )
}

/** A decorative quotation mark, half over the upper edge of a card. */
export function QuoteMark() {
  return (
    <svg viewBox="0 0 48 36" aria-hidden className="-mt-10 h-9 w-12 text-highlight sm:-mt-12">
      <path
        fill="currentColor"
        d="M0 36V20C0 8 7 1 20 0l1 6c-6 2-9 5-9 10h8v20zm26 0V20C26 8 33 1 46 0l1 6c-6 2-9 5-9 10h8v20z"
      />
    </svg>
  )
}

export function QuoteText({ className, ...props }: ComponentProps<"blockquote">) {
  return <blockquote data-slot="quote-text" className={cx("max-w-measure text-lg", className)} {...props} />
}

export function QuoteSource({ className, ...props }: ComponentProps<"figcaption">) {
  return (
    <figcaption
      data-slot="quote-source"
      className={cx("flex items-center gap-3 text-sm text-ink-muted", className)}
      {...props}
    />
  )
}
