import { orderableItems, type CartItem } from "./lines"
import { messages } from "./messages"

/**
 * Returns what cart and order say about shipping: living animals are collected by the buyer, other goods are delivered.
 *
 * @param free the text for delivered goods
 */
export function getShippingText(items: readonly CartItem[], free: string): string {
  const { collected } = messages.totals
  const deliveries = new Set(orderableItems(items).map(({ delivery }) => delivery))
  if (!deliveries.has("collected")) return free
  return deliveries.size > 1 ? `${free}. ${collected}` : collected
}
