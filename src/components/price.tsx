import { cva, type VariantProps } from "class-variance-authority"
import type { ComponentProps } from "react"
import { VisuallyHidden } from "./visually-hidden"
import { messages } from "./messages"

const priceStyles = cva("inline-flex flex-wrap items-baseline gap-x-2 font-semibold text-ink-strong figures", {
  variants: { size: { sm: "text-sm", md: "text-base", lg: "text-2xl font-display" } },
})

export interface PriceProps extends Omit<ComponentProps<"span">, "children">, VariantProps<typeof priceStyles> {
  /** From `formatMoney`: "UGX 2,500". */
  amount: string
  old?: string | null
}

/** A price, and the old price it replaces. Screen readers don't read a line through, so hidden text names both. */
export function Price({ amount, old, size = "md", className, ...props }: PriceProps) {
  return (
    <span data-slot="price" className={priceStyles({ size, className })} {...props}>
      {old && (
        <s className="text-sm font-normal whitespace-nowrap text-ink-muted">
          <VisuallyHidden>{messages.price.old}</VisuallyHidden>
          <span translate="no">{old}</span>
        </s>
      )}{" "}
      {old && <VisuallyHidden>{messages.price.now}</VisuallyHidden>}
      <span translate="no" className="whitespace-nowrap">
        {amount}
      </span>
    </span>
  )
}
