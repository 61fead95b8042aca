import { cva, cx, type VariantProps } from "class-variance-authority"
import type { ComponentProps } from "react"

const quoteStyles = cva("relative flex flex-col gap-4 text-ink-strong", {
  variants: {
    variant: {
      /** In running text. */
      inline: "border-l-4 border-highlight pl-6",
      /** A card of its own. */
      card: "rounded-lg bg-surface-raised p-6 shadow-sheet sm:p-8",
    },
  },
})

export interface QuoteProps extends ComponentProps<"figure">, VariantProps<typeof quoteStyles> {}

/** A quotation. Compose: `<Quote><QuoteText>…</QuoteText><QuoteSource>…</QuoteSource></Quote>`. */
export function Quote({ variant = "inline", className, ...props }: QuoteProps) {
  return <figure data-slot="quote" className={quoteStyles({ variant, className })} {...props} />
}

export function QuoteText({ className, ...props }: ComponentProps<"blockquote">) {
  return <blockquote data-slot="quote-text" className={cx("text-lg", className)} {...props} />
}

/** The author of the quotation. */
export function QuoteSource({ className, ...props }: ComponentProps<"figcaption">) {
  return (
    <figcaption
      data-slot="quote-source"
      className={cx("flex items-center gap-3 text-sm text-ink-muted", className)}
      {...props}
    />
  )
}
