import { orderableItems, type CartItem } from "../../lib/cart"
import { words } from "./words"

/**
 * What cart and order say of shipping: a living animal and a chilled meal are collected by their buyer, whatever holds for
 * other goods.
 *
 * @param free what holds for goods that are delivered
 */
export function shippingOf(items: readonly CartItem[], free: string): string {
  const ways = new Set(orderableItems(items).map(({ delivery }) => delivery ?? "delivered"))
  const collected = (["collected", "chilled"] as const).filter((way) => ways.has(way))
  if (ways.size > 0 && ways.size === collected.length) return words.totals.onlyCollected
  return [collected.length > 0 ? `${free}.` : free, ...collected.map((way) => words.totals[way])].join(" ")
}
