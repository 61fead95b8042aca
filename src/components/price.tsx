import { cva, type VariantProps } from "class-variance-authority"
import type { ComponentProps } from "react"
import { VisuallyHidden } from "./visually-hidden"

const priceStyles = cva("inline-flex flex-wrap items-baseline gap-x-2 font-semibold text-ink-strong figures", {
  variants: { size: { sm: "text-sm", md: "text-base", lg: "text-2xl font-display" } },
})

export interface PriceProps extends Omit<ComponentProps<"span">, "children">, VariantProps<typeof priceStyles> {
  /** The formatted price: "UGX 2,500.00". */
  amount: string
  /** The formatted price before a reduction. */
  old?: string | null
}

/** A price, and the old price it replaces. */
export function Price({ amount, old, size = "md", className, ...props }: PriceProps) {
  return (
    <span data-slot="price" className={priceStyles({ size, className })} {...props}>
      {old && (
        <s className="text-sm font-normal text-ink-muted">
          <VisuallyHidden>Old price: </VisuallyHidden>
          <Amount>{old}</Amount>
        </s>
      )}
      <span>
        {old && <VisuallyHidden>New price: </VisuallyHidden>}
        <Amount>{amount}</Amount>
      </span>
    </span>
  )
}

/** Where a narrow phone needs two lines, the currency is on the first: "UGX" and "3,400,000.00". */
function Amount({ children }: { children: string }) {
  const sign = children.search(/\d/)
  if (sign < 2) return children
  return (
    <>
      {children.slice(0, sign)}
      <wbr />
      {children.slice(sign)}
    </>
  )
}
