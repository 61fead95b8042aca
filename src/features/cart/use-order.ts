import { useAtom, useSetAtom } from "jotai"
import { orderableItems, type CartItem } from "../../lib/cart"
import { useSite } from "../../shared/use-site"
import { acceptPricesAtom } from "./check-prices"
import type { Customer } from "./customer"
import { keptOrderAtom } from "./kept-order"
import { orderMessage, orderSms, orderText, type Order } from "./order-message"
import { useSavedPrices } from "./use-saved-prices"

/** An order as `HandOver` takes it. */
export interface OrderHandOver {
  message: string
  sms: string
  /** The order goes out at the prices that the visitor has seen, and is kept no longer. */
  onSend: () => void
}

/**
 * The order that cart and checkout hand over. It can be sent before today's prices have been read: then it bears the
 * saved ones, and says from when they are.
 */
export function useOrder(copy: Queries.SendOrderCopyFragment, items: readonly CartItem[], customer: Customer) {
  const { site } = useSite()
  const saved = useSavedPrices(items)
  const acceptPrices = useSetAtom(acceptPricesAtom)
  const [kept, setKept] = useAtom(keptOrderAtom)
  const goods = orderableItems(items)
  const order: Order = {
    title: copy.order.messageTitle,
    items: goods,
    pricesFrom: saved.count > 0 ? saved.from : undefined,
    shipping: copy.shipping,
    ...customer,
  }
  const message = orderMessage(site.chat.number, order)
  const handOver: OrderHandOver = {
    message,
    sms: orderSms(order),
    onSend() {
      acceptPrices()
      if (kept?.message === message) setKept(null)
    },
  }
  return {
    /** False where there is nothing to send: every product is gone. */
    hasGoods: goods.length > 0,
    handOver,
    /** The whole order in words, of this moment's customer, for a form's address. */
    describe: () => orderText(order),
    acceptPrices,
  }
}
