import { lineTotal, type CartItem } from "../../lib/cart"
import { formatMoney, type Money } from "../../lib/money"
import { CartTotals } from "./cart-totals"
import { MoreLines } from "./more-lines"
import { useShownLines } from "./use-shown-lines"

interface OrderSummaryProps {
  items: readonly CartItem[]
  totals: readonly Money[]
  shipping: string
}

/** What is about to be ordered: how many of what, and what it comes to. */
export function OrderSummary({ items, totals, shipping }: OrderSummaryProps) {
  const { lines, parent, showMore } = useShownLines<CartItem, HTMLUListElement>(items)
  return (
    <div data-slot="order-summary" className="space-y-4">
      <ul ref={parent} className="space-y-2">
        {lines.map((item) => (
          <li key={item.id} className="flex flex-wrap gap-x-2">
            <span className="min-w-0">
              {item.title} <span className="whitespace-nowrap text-ink-muted">× {item.quantity}</span>
            </span>
            <span className="ml-auto min-w-0 figures">{formatMoney(lineTotal(item))}</span>
          </li>
        ))}
      </ul>
      <MoreLines shown={lines.length} total={items.length} onMore={showMore} />
      <CartTotals totals={totals} shipping={shipping} />
    </div>
  )
}
