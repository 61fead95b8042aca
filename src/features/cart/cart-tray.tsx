import type { ReactNode } from "react"
import { CartEmpty } from "./cart-empty"
import { CartLines } from "./cart-lines"
import { CartTotals } from "./cart-totals"
import { LastOrder } from "./last-order"
import { PriceNotice } from "./price-notice"
import { SendOrder } from "./send-order"
import { useCart } from "./use-cart"
import { useCurrentPrices } from "./use-current-prices"
import { useCustomer } from "./use-customer"
import { useOrder } from "./use-order"

interface CartTrayProps {
  /** Today's prices are read while it is open. */
  open: boolean
  /** False on the pages that have the way to send themselves. */
  sends: boolean
  /** The ways to cart and checkout. */
  children: ReactNode
}

/**
 * The cart over any page: its lines, their sum, name and place, and the ways to send the order. Whoever is remembered sends
 * it by the first press here.
 */
export function CartTray({ open, sends, children }: CartTrayProps) {
  const { items, totals, isRead, wasEmptied, remove, setQuantity } = useCart()
  useCurrentPrices(open)
  const { customer, shortForm, sync } = useCustomer()
  const { handOver, hasGoods } = useOrder(items, customer)
  if (items.length === 0) {
    return (
      <>
        <LastOrder key="last-order" />
        <div className="pb-4">
          <CartEmpty takesFocus={wasEmptied} />
        </div>
      </>
    )
  }
  return (
    <>
      <LastOrder key="last-order" />
      <CartLines view="compact" items={items} onRemove={remove} onQuantity={setQuantity} />
      <div>
        <CartTotals totals={totals} />
        <PriceNotice items={items} />
      </div>
      {sends && hasGoods && (
        <SendOrder
          view="tray"
          totals={totals}
          order={handOver}
          isRead={isRead}
          customer={customer}
          shortForm={shortForm}
          sync={sync}
        />
      )}
      <div className="flex flex-wrap gap-3 pb-4">{children}</div>
    </>
  )
}
