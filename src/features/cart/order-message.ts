import { cartTotals, type CartItem } from "./lines"
import type { Message } from "../../lib/messages/form"

/** Who orders, as far as a first message says it: never an address, an e-mail or a telephone number. */
export interface Customer {
  name: string
  place: string
  notes: string
}

/** What a visitor hands over by hand: the goods, and as much of the form as a first message needs. */
export interface Order extends Customer {
  /** "7K3Q-2"; "" before it has one. */
  number: string
  items: readonly CartItem[]
  /** From when the prices are, where they are not today's. */
  pricesFrom?: string
  /** What the cart says about shipping. */
  shipping: string
}

/** The order as data, of which the messages are written. */
export const orderMessage = ({ number, items, pricesFrom = "", shipping, name, place, notes }: Order): Message => ({
  kind: "order",
  number,
  fields: { shipping, pricesFrom, name, place, notes },
  lines: items.map(({ quantity, title, unit, sku, unitPrice }) => ({
    quantity,
    title,
    unit: unit.one,
    sku,
    price: unitPrice,
  })),
  totals: cartTotals(items),
})
