import { atom } from "jotai"
import { cartAtom, changeCartAtom } from "./cart-store"
import { toMoney } from "../../lib/money"
import { catalogueRequest } from "../../platform/lists"
import { acceptPrices, withCurrentProducts, type CurrentProduct } from "./current-prices"

/** All products as the shop has them now, by number; rejects where that can't be found out. */
export type ReadProducts = () => Promise<ReadonlyMap<number, CurrentProduct>>

/** Where today's products are read. Tests put another shop in its place. */
export const shopAtom = atom<{ readProducts: ReadProducts }>({
  async readProducts() {
    // Fetched anew each time: a tab can be open for days, and prices change.
    const { nodes } = await catalogueRequest("products").load()
    return new Map(
      nodes.map(({ jsonId, title, thumb, sku, unit, price }) => [
        jsonId,
        { title, thumb: thumb.path, sku, unit, unitPrice: toMoney(price) },
      ]),
    )
  },
})

/**
 * The products whose prices could not be read, by number. Null until the first check has ended: then the cart shows the
 * saved prices.
 */
export const uncheckedProductsAtom = atom<ReadonlySet<number> | null>(null)

export const isCheckingAtom = atom(false)

/**
 * Reads today's prices and names of what is in the cart, and takes all of them over together. The cart can be changed and
 * ordered meanwhile.
 */
export const checkPricesAtom = atom(null, async (get, set) => {
  if (get(isCheckingAtom)) return
  set(isCheckingAtom, true)
  try {
    const products = await get(shopAtom).readProducts()
    set(changeCartAtom, (cart) => withCurrentProducts(cart, products, Date.now()))
    set(uncheckedProductsAtom, new Set())
  } catch (error) {
    console.warn("Today's prices could not be read; the saved ones stay.", error)
    set(uncheckedProductsAtom, new Set(get(cartAtom).map(({ id }) => id)))
  }
  set(isCheckingAtom, false)
})

/** The visitor has seen the changed prices and goes on with them. */
export const acceptPricesAtom = atom(null, (_get, set) => set(changeCartAtom, acceptPrices))
