import { useRef } from "react"
import { lineQuantity, lineTotal, type CartItem } from "../../lib/cart"
import { formatMoney, type Money } from "../../lib/money"
import { Button } from "../../components/button"
import { VisuallyHidden } from "../../components/visually-hidden"
import { CartTotals } from "./cart-totals"
import { PriceNotice } from "./price-notice"
import { words } from "./words"

interface OrderSummaryProps {
  items: readonly CartItem[]
  totals: readonly Money[]
  onRemove: (id: number) => void
}

/**
 * What is about to be ordered: how many of what, and what it comes to. A product that the shop no longer has is no part
 * of it, and can be removed.
 */
export function OrderSummary({ items, totals, onRemove }: OrderSummaryProps) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <div data-slot="order-summary" className="space-y-4">
      <ul ref={list} tabIndex={-1} className="space-y-2">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap gap-x-2">
            <span className="min-w-0">
              <span translate="no">{item.title}</span>
              <span>{item.unit ? ", " : " "}</span>
              <span className="whitespace-nowrap text-ink-muted">{lineQuantity(item)}</span>
            </span>
            {item.isGone ? (
              <span className="ml-auto flex flex-wrap items-center gap-x-2">
                <span className="text-danger">{words.lines.gone}</span>
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => {
                    // Before the line goes and takes the focus with it.
                    list.current?.focus()
                    onRemove(item.id)
                  }}
                >
                  {words.lines.remove}
                  <VisuallyHidden> {item.title}</VisuallyHidden>
                </Button>
              </span>
            ) : (
              <span translate="no" className="ml-auto min-w-0 figures">
                {formatMoney(lineTotal(item), "always")}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div>
        <CartTotals totals={totals} />
        <PriceNotice items={items} />
      </div>
    </div>
  )
}
