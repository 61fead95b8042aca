import { orderableItems, type CartItem } from "./lines"
import { words } from "./words"

/**
 * Returns what cart and order say of shipping: a living animal is collected by its buyer, all other goods are delivered.
 *
 * @param free what holds for goods that are delivered
 */
export function shippingOf(items: readonly CartItem[], free: string): string {
  const { collected } = words.totals
  const deliveries = new Set(orderableItems(items).map(({ delivery }) => delivery))
  if (!deliveries.has("collected")) return free
  return deliveries.size > 1 ? `${free}. ${collected}` : collected
}
