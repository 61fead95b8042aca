import { cartTotals, type CartItem } from "./lines"
import type { Message } from "../../lib/messages/form"

/** Never contains an address, an email address or a telephone number. */
export interface Customer {
  name: string
  place: string
  notes: string
}

export interface Order extends Customer {
  /** Such as "7K3Q-2"; "" before it is made. */
  number: string
  items: readonly CartItem[]
  /** The date of the prices, if they are not today's. */
  pricesFrom?: string
  shipping: string
}

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
