import { atom, useAtom, useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { cartTotals, orderableItems, type CartItem } from "./lines"
import type { Message } from "../../lib/messages/form"
import { writeMessage } from "../../lib/messages/write"
import { fitMessage, type MessageNumber, useMessageNumber, useTelephone, type SendViaProps } from "../contact"
import { useSite } from "../../shared/use-site"
import { acceptPricesAtom, useSavedPrices } from "./check-prices"
import { isCartLoadedAtom } from "./cart-store"
import { customerAtom, clearCustomerAtom, clearOrderDrafts } from "./customer"
import { getShippingText } from "./shipping"

/**
 * Returns the order that cart, checkout and mini cart send. Until today's prices are read it has the saved ones and
 * their date.
 */
export function useOrder(items: readonly CartItem[]) {
  const { cart } = useSite()
  const telephone = useTelephone("orders")
  const saved = useSavedPrices(items)
  const acceptPrices = useSetAtom(acceptPricesAtom)
  const orderable = orderableItems(items)
  const { number, reserve } = useOrderNumber(orderable)
  const markSent = () => {
    // The order is sent at the prices that the visitor has seen.
    acceptPrices()
    clearOrderDrafts()
  }
  const order: Message = {
    kind: "order",
    number,
    fields: {
      shipping: getShippingText(orderable, cart.shipping),
      pricesFrom: saved.count > 0 ? saved.from : "",
      ...useAtomValue(customerAtom),
    },
    lines: orderable.map(({ quantity, title, unit, sku, unitPrice }) => ({
      quantity,
      title,
      unit: unit.one,
      sku,
      price: unitPrice,
    })),
    totals: cartTotals(orderable),
  }
  const sendProps: SendViaProps = {
    ...fitMessage(order, telephone),
    onIntent: reserve,
    onSend: markSent,
  }
  return {
    /** False if every product is unavailable. */
    canOrder: orderable.length > 0,
    sendProps,
    /** Returns the whole order for a form's endpoint, which counts as sending it. */
    describe: () => writeMessage({ ...order, number: reserve() }),
    markSent,
  }
}

/** The number of the visit's last order. */
const orderNumberAtom = atom<MessageNumber | undefined>(undefined)

/** Returns the number of the order of these goods. Emptying the cart ends it: the same goods again are a new order. */
function useOrderNumber(orderable: readonly CartItem[]) {
  const [last, setLast] = useAtom(orderNumberAtom)
  const clearCustomer = useSetAtom(clearCustomerAtom)
  const isEmpty = useAtomValue(isCartLoadedAtom) && orderable.length === 0
  useEffect(() => {
    if (!isEmpty) return
    setLast(undefined)
    clearCustomer()
  }, [isEmpty, setLast, clearCustomer])
  return useMessageNumber(orderable.map(({ id, quantity }) => `${id}:${quantity}`).join(), [last, setLast])
}
