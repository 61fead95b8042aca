import { useSite } from "../../shared/use-site"
import type { CartItem } from "./lines"
import { formatMoney, type Money } from "../../lib/money"
import { getShippingText } from "./shipping"
import { messages } from "./messages"

interface CartTotalsProps {
  items: readonly CartItem[]
  totals: readonly Money[]
}

/** One total per currency, without tax, and what shipping costs. */
export function CartTotals({ items, totals }: CartTotalsProps) {
  const { shipping } = useSite().cart
  return (
    <dl data-slot="cart-totals" className="space-y-1">
      <div className="flex flex-wrap gap-x-2">
        <dt className="text-ink-muted">{messages.totals.shipping}</dt>
        <dd className="ml-auto">{getShippingText(items, shipping)}</dd>
      </div>
      {totals.map((total) => (
        <div key={total.currency} className="flex flex-wrap gap-x-2 font-semibold text-ink-strong">
          <dt>{totals.length > 1 ? messages.totals.totalIn[total.currency] : messages.totals.total}</dt>
          <dd aria-live="polite" translate="no" className="ml-auto min-w-0 figures">
            {formatMoney(total)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
