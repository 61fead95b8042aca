import { orderableItems, type CartItem } from "./lines"
import { messages } from "./messages"

/**
 * Returns the shipping text of a cart or an order: buyers collect living animals, other products are delivered.
 *
 * @param free the text for delivered products
 */
export function getShippingText(items: readonly CartItem[], free: string): string {
  const deliveries = new Set(orderableItems(items).map(({ delivery }) => delivery))
  if (!deliveries.has("collected")) return free
  return deliveries.size > 1 ? `${free}. ${messages.totals.collected}` : messages.totals.collected
}
