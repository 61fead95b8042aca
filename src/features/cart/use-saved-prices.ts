import { useAtomValue } from "jotai"
import { orderableItems, type CartItem } from "./lines"
import { dayOf } from "../../lib/day-and-time"
import { priceCheckAtom } from "./check-prices"

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
  return {
    count: saved.length,
    from: dayOf(Math.min(...saved.map(({ pricedAt }) => pricedAt))),
    isChecked: check !== "none",
  }
}
