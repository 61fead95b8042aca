import { orderableItems, type CartItem } from "./lines"
import { words } from "./words"

/**
 * What cart and order say of shipping: a living animal and a chilled meal are collected by their buyer, whatever holds for
 * other goods.
 *
 * @param free what holds for goods that are delivered
 */
export function shippingOf(items: readonly CartItem[], free: string): string {
  const ways = new Set(orderableItems(items).map(({ delivery }) => delivery))
  const collected = (["collected", "chilled"] as const).filter((way) => ways.has(way)).map((way) => words.totals[way])
  if (collected.length === 0) return free
  return [...(ways.has("delivered") ? [`${free}.`] : []), ...collected].join(" ")
}
