import type { ReactNode } from "react"
import { HandOver } from "../contact"
import { CartEmpty } from "./cart-empty"
import { OrderSummary } from "./order-summary"
import { useCart } from "./use-cart"
import { useCurrentPrices } from "./use-current-prices"
import { useOrder } from "./use-order"
import { words } from "./words"

interface CartTrayProps {
  /** Today's prices are read while it is open. */
  open: boolean
  /** False on the pages that have the way to send themselves. */
  sends: boolean
  /** The ways to cart and checkout. */
  children: ReactNode
}

/**
 * The cart over any page: what is in it and what it comes to. The ways to send the order, to the cart and to the checkout
 * stay in sight at its foot, however much is in it.
 */
export function CartTray({ open, sends, children }: CartTrayProps) {
  const { items, totals, wasEmptied, remove } = useCart()
  useCurrentPrices(open)
  const { handOver, hasGoods } = useOrder(items)
  if (items.length === 0) {
    return (
      <div className="pb-4">
        <CartEmpty takesFocus={wasEmptied} />
      </div>
    )
  }
  return (
    <OrderSummary items={items} totals={totals} onRemove={remove}>
      {sends && hasGoods && (
        <>
          <p className="text-sm text-ink-muted">{words.order.request}</p>
          <HandOver isRow {...handOver} />
        </>
      )}
      <div className="flex gap-2">{children}</div>
    </OrderSummary>
  )
}
