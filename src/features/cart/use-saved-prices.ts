import { useAtomValue } from "jotai"
import { orderableItems, type CartItem } from "../../lib/cart"
import { priceCheckAtom } from "./check-prices"
import { words } from "./words"

/** Which prices of a cart are saved ones, because today's have not been read. */
export interface SavedPrices {
  /** Of how many products. */
  count: number
  /** When the oldest of them was read, such as "14 November 2026"; other words where nobody knows. */
  from: string
  /** False until the shop has answered, or could not be reached: then every price is a saved one. */
  isChecked: boolean
}

export function useSavedPrices(items: readonly CartItem[]): SavedPrices {
  const check = useAtomValue(priceCheckAtom)
  const saved = check === "read" ? [] : orderableItems(items)
  const oldest = saved.reduce((time, { pricedAt = 0 }) => Math.min(time, pricedAt), Infinity)
  return {
    count: saved.length,
    from: oldest > 0 && oldest < Infinity ? formatDate(oldest) : words.prices.earlierVisit,
    isChecked: check !== "none",
  }
}

/** "14 November 2026", where the visitor is. A cart is never shown in the server's HTML, so nothing can differ from it. */
const formatDate = (time: number): string =>
  new Date(time).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" })
