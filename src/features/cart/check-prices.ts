import { atom, useAtomValue } from "jotai"
import { formatLocalDay } from "../../lib/day-and-time"
import { toMoney } from "../../lib/money"
import { catalogueRequest } from "../../platform/lists"
import { updateLinesAtom, currentProductsAtom } from "./cart-store"
import { updateLines, type CurrentProducts } from "./current-prices"
import { orderableItems, type CartItem } from "./lines"

/** Rejects if the products can't be fetched. */
export type LoadProducts = () => Promise<CurrentProducts>

/** Loads today's products; tests replace it. */
export const productLoaderAtom = atom<{ loadProducts: LoadProducts }>({
  async loadProducts() {
    // Fetched each time, because prices change.
    const { nodes } = await catalogueRequest("products").load()
    return new Map(
      nodes.map(({ jsonId, title, thumb, sku, unit, price, delivery }) => [
        jsonId,
        { title, thumb, sku, unit, delivery, unitPrice: toMoney(price) },
      ]),
    )
  },
})

/** Result of the last price check. The saved prices are used before the first check and after a failed one. */
export const priceCheckAtom = atom<"none" | "read" | "failed">("none")

const isCheckingAtom = atom(false)

/** Reads today's products for the cart, which can be changed and ordered meanwhile. */
export const checkPricesAtom = atom(null, async (get, set) => {
  if (get(isCheckingAtom)) return
  set(isCheckingAtom, true)
  // In a tab that is open for days, the last prices count as saved ones until they are read again.
  if (get(currentProductsAtom)) set(priceCheckAtom, "none")
  try {
    const products = await get(productLoaderAtom).loadProducts()
    set(currentProductsAtom, products)
    set(updateLinesAtom, (lines) => updateLines(lines, products, Date.now(), false))
    set(priceCheckAtom, "read")
  } catch (error) {
    console.warn("Today's prices could not be read; the saved ones stay.", error)
    set(priceCheckAtom, "failed")
  }
  set(isCheckingAtom, false)
})

export const acceptPricesAtom = atom(null, (get, set) => {
  const products = get(currentProductsAtom)
  if (products) set(updateLinesAtom, (lines) => updateLines(lines, products, Date.now(), true))
})

/**
 * Returns how many prices of the cart are saved ones, not today's, and the date of the oldest, such as "14 November
 * 2026". `hasChecked` is false until the check has succeeded or failed.
 */
export function useSavedPrices(items: readonly CartItem[]) {
  const check = useAtomValue(priceCheckAtom)
  const saved = check === "read" ? [] : orderableItems(items)
  return {
    count: saved.length,
    from: formatLocalDay(Math.min(...saved.map(({ pricedAt }) => pricedAt))),
    hasChecked: check !== "none",
  }
}
