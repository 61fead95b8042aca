import { orderableItems, type CartItem } from "../../lib/cart"
import { words } from "./words"

/**
 * What cart and order say of shipping: a living animal is collected by its buyer, whatever holds for other goods.
 *
 * @param free what holds for goods that are delivered
 */
export function shippingOf(items: readonly CartItem[], free: string): string {
  const goods = orderableItems(items)
  const collected = goods.filter(({ delivery }) => delivery === "collected")
  if (collected.length === 0) return free
  return collected.length === goods.length ? words.totals.onlyCollected : `${free}. ${words.totals.collected}`
}
