import { ifExact, type CartItem } from "../../lib/cart"
import type { Money } from "../../lib/money"

/** A product as the shop has it now. */
export type CurrentProduct = Pick<CartItem, "title" | "thumb" | "sku" | "unit" | "unitPrice">

/**
 * The cart at today's prices and under today's names. A price that changed is kept beside the new one until the visitor
 * accepts it (`acceptPrices`), or the old one comes back. A product that the shop no longer has is marked as gone, and
 * one that it has again is not.
 *
 * @param products all that the shop has, by number
 * @param pricedAt when, in milliseconds since 1970
 */
export function withCurrentProducts(
  cart: readonly CartItem[],
  products: ReadonlyMap<number, CurrentProduct>,
  pricedAt: number,
): CartItem[] {
  const update = (item: CartItem): CartItem => {
    const product = products.get(item.id)
    if (!product) return { ...item, isGone: true }
    const { isGone: _, previousPrice = item.unitPrice, ...line } = item
    const isChanged = !isSamePrice(previousPrice, product.unitPrice)
    return { ...line, ...product, pricedAt, ...(isChanged && { previousPrice }) }
  }
  return ifExact(cart, cart.map(update))
}

/** The cart once the visitor has accepted the changed prices. */
export const acceptPrices = (cart: readonly CartItem[]): CartItem[] => cart.map(({ previousPrice: _, ...item }) => item)

const isSamePrice = (price: Money, other: Money): boolean =>
  price.amountMinor === other.amountMinor && price.currency === other.currency
