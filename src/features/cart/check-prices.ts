import { atom, useAtomValue } from "jotai"
import { dayOf } from "../../lib/day-and-time"
import { toMoney } from "../../lib/money"
import { catalogueRequest } from "../../platform/lists"
import { changeLinesAtom, productsAtom } from "./cart-store"
import { updateLines, type CurrentProducts } from "./current-prices"
import { orderableItems, type CartItem } from "./lines"

/** Rejects where what the shop has can't be found out. */
export type ReadProducts = () => Promise<CurrentProducts>

/** Where today's products are read. Tests put another shop in its place. */
export const shopAtom = atom<{ readProducts: ReadProducts }>({
  async readProducts() {
    // Fetched anew each time: a tab can be open for days, and prices change.
    const { nodes } = await catalogueRequest("products").load()
    return new Map(
      nodes.map(({ jsonId, title, thumb, sku, unit, price, delivery }) => [
        jsonId,
        { title, thumb, sku, unit, delivery, unitPrice: toMoney(price) },
      ]),
    )
  },
})

/** How the last reading of today's prices ended. Before the first one, and where it failed, the saved ones stand. */
export const priceCheckAtom = atom<"none" | "read" | "failed">("none")

const isCheckingAtom = atom(false)

/** Reads today's products for the cart. It can be changed and ordered meanwhile. */
export const checkPricesAtom = atom(null, async (get, set) => {
  if (get(isCheckingAtom)) return
  set(isCheckingAtom, true)
  try {
    const products = await get(shopAtom).readProducts()
    set(productsAtom, products)
    set(changeLinesAtom, (lines) => updateLines(lines, products, Date.now(), false))
    set(priceCheckAtom, "read")
  } catch (error) {
    console.warn("Today's prices could not be read; the saved ones stay.", error)
    set(priceCheckAtom, "failed")
  }
  set(isCheckingAtom, false)
})

/** The visitor has seen the changed prices and goes on with them. */
export const acceptPricesAtom = atom(null, (get, set) => {
  const products = get(productsAtom)
  if (products) set(changeLinesAtom, (lines) => updateLines(lines, products, Date.now(), true))
})

/**
 * Which prices of a cart are saved ones, because today's have not been read: of how many products, and when the oldest was
 * read, such as "14 November 2026". `isChecked` is false until the shop has answered, or could not be reached.
 */
export function useSavedPrices(items: readonly CartItem[]) {
  const check = useAtomValue(priceCheckAtom)
  const saved = check === "read" ? [] : orderableItems(items)
  return {
    count: saved.length,
    from: dayOf(Math.min(...saved.map(({ pricedAt }) => pricedAt))),
    isChecked: check !== "none",
  }
}
