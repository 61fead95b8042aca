import { useAtom, useSetAtom } from "jotai"
import { orderableItems, type CartItem } from "../../lib/cart"
import { useSite } from "../../shared/use-site"
import type { HandOverChannel } from "../../shared/hand-over"
import { acceptPricesAtom } from "./check-prices"
import { noteOrderAtom, type Customer } from "./customer"
import { keptOrderAtom } from "./kept-order"
import { orderMessage, orderSms, orderText, type LeftOut, type Order } from "./order-message"
import { useSavedPrices } from "./use-saved-prices"

/** An order as `HandOver` takes it. */
export interface OrderHandOver {
  message: string
  sms: string
  /** The number for orders, which is called and gets the SMS. */
  telephone?: string
  /** What the messages have no room for, in words; undefined where they say all. */
  note?: string
  /** The order goes out at the prices that the visitor has seen, and is kept no longer as one to send. A message is noted. */
  onSend: (channel: HandOverChannel) => void
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
  const noteOrder = useSetAtom(noteOrderAtom)
  const goods = orderableItems(items)
  const order: Order = {
    title: copy.order.messageTitle,
    items: goods,
    pricesFrom: saved.count > 0 ? saved.from : undefined,
    shipping: copy.shipping,
    ...customer,
  }
  const whatsApp = orderMessage(site.chat.number, order)
  const sms = orderSms(order)
  const message = whatsApp.text
  const notes = [
    describeLeftOut(copy.order.leftOut, copy.order.leftOut.whatsApp, whatsApp.leftOut),
    describeLeftOut(copy.order.leftOut, copy.order.leftOut.sms, sms.leftOut),
  ]
  const handOver: OrderHandOver = {
    message,
    sms: sms.text,
    telephone: site.telephones.find(({ label }) => label === copy.order.telephone)?.number,
    note: notes.filter(Boolean).join(" ") || undefined,
    onSend(channel) {
      acceptPrices()
      if (channel !== "call") noteOrder(goods)
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

/** "The SMS has no room for: 12 products, your notes."; undefined where everything is in it. */
function describeLeftOut(
  copy: Queries.SendOrderCopyFragment["order"]["leftOut"],
  sentence: string,
  { goods, place, notes, ends }: LeftOut,
): string | undefined {
  const parts = [
    goods > 0 && (goods === 1 ? copy.oneProduct : copy.products.replace("{count}", String(goods))),
    place && copy.place,
    notes && copy.notes,
    ends && copy.ends,
  ].filter(Boolean)
  return parts.length > 0 ? sentence.replace("{what}", () => parts.join(", ")) : undefined
}
