import { formatMoney, type Money } from "../../lib/money"

interface CartTotalsProps {
  totals: readonly Money[]
  /** What is said about shipping. */
  shipping: string
}

/** What the goods cost, one total per currency: no tax, and shipping is always free (spec section 9). */
export function CartTotals({ totals, shipping }: CartTotalsProps) {
  return (
    <dl data-slot="cart-totals" className="space-y-1 border-t border-line pt-3">
      <div className="flex justify-between gap-4">
        <dt className="text-ink-muted">Shipping</dt>
        <dd>{shipping}</dd>
      </div>
      {totals.map((total) => (
        <div key={total.currency} className="flex justify-between gap-4 font-semibold text-ink-strong">
          <dt>Total</dt>
          <dd className="figures">{formatMoney(total)}</dd>
        </div>
      ))}
    </dl>
  )
}
