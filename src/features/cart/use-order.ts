import { useAtom, useSetAtom } from "jotai"
import { useEffect } from "react"
import { orderableItems, toSavedLine, type CartItem } from "../../lib/cart"
import { fitSms, fitWhatsApp } from "../../lib/messages/fit"
import type { HandOverChannel } from "../../lib/messages/ways"
import { writeMessage } from "../../lib/messages/write"
import { NO_NUMBERS, useMessageNumber, useTelephone } from "../contact"
import { useSite } from "../../shared/use-site"
import { acceptPricesAtom } from "./check-prices"
import { noteOrderAtom, orderNumbersAtom } from "./customer"
import { keptOrderAtom } from "./kept-order"
import { orderMessage, type Customer } from "./order-message"
import { shippingOf } from "./shipping"
import { useSavedPrices } from "./use-saved-prices"
import { words } from "./words"

/** An order as `HandOver` takes it. */
export interface OrderHandOver {
  message: string
  sms: string
  /** The number that the messages bear; "" before one of the ways to send them is reached. */
  number: string
  /** The number for orders. */
  telephone: string
  /** What the messages have no room for, in words; undefined where they say all. */
  note?: string
  /** Gives the order its number. */
  onIntent: () => void
  /** The order goes out at the prices that the visitor has seen, and is kept no longer as one to send. A message is noted. */
  onSend: (channel: HandOverChannel) => void
}

/**
 * The order that cart and checkout hand over. It can be sent before today's prices have been read: then it bears the
 * saved ones, and says from when they are.
 */
export function useOrder(items: readonly CartItem[], customer: Customer) {
  const { cart } = useSite()
  const telephone = useTelephone(cart.orderTelephone)
  const saved = useSavedPrices(items)
  const acceptPrices = useSetAtom(acceptPricesAtom)
  const [kept, setKept] = useAtom(keptOrderAtom)
  const noteOrder = useSetAtom(noteOrderAtom)
  const goods = orderableItems(items)
  const { number, reserve, send, restoreNumber } = useOrderNumber(goods)
  const order = orderMessage({
    number,
    items: goods,
    pricesFrom: saved.count > 0 ? saved.from : undefined,
    shipping: shippingOf(goods, cart.shipping),
    ...customer,
  })
  const whatsApp = fitWhatsApp(telephone, order)
  // An order that was kept on an earlier visit, and is still the cart's, keeps its number.
  useEffect(() => {
    if (number !== "" || !kept?.number) return
    const asKept = fitWhatsApp(telephone, { ...order, number: kept.number })
    if (asKept.text === kept.message) restoreNumber(kept.number)
  })
  const sms = fitSms(order)
  const { leftOut } = words.order
  const notes = [
    whatsApp.more > 0 && leftOut.whatsApp(goods.length - whatsApp.more, goods.length),
    sms.more > 0 && leftOut.sms(goods.length - sms.more, goods.length),
    (whatsApp.isCut || sms.isCut) && leftOut.notes,
  ]
  const handOver: OrderHandOver = {
    message: whatsApp.text,
    sms: sms.text,
    number,
    telephone,
    note: notes.filter(Boolean).join(" ") || undefined,
    onIntent: reserve,
    onSend(channel) {
      acceptPrices()
      if (channel !== "call") noteOrder({ items: goods.map(toSavedLine), number: send() })
      if (kept?.message === whatsApp.text) setKept(null)
    },
  }
  return {
    /** False where there is nothing to send: every product is gone. */
    hasGoods: goods.length > 0,
    handOver,
    /** The whole order in words, of this moment's customer, for a form's address: it is handed over by this. */
    describe: () => writeMessage({ ...order, number: send() }),
    acceptPrices,
  }
}

/** The number of the order of these goods. An empty cart ends it: the same goods once more are another order. */
function useOrderNumber(goods: readonly CartItem[]) {
  const [numbers, setNumbers] = useAtom(orderNumbersAtom)
  const isEmpty = goods.length === 0
  useEffect(() => {
    if (isEmpty) setNumbers(NO_NUMBERS)
  }, [isEmpty, setNumbers])
  const content = goods.map(({ id, quantity }) => `${id}:${quantity}`).join()
  return {
    ...useMessageNumber(content, [numbers, setNumbers]),
    restoreNumber: (number: string) => setNumbers({ next: number }),
  }
}
