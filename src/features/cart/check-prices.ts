import { atom } from "jotai"
import { cartAtom, changeCartAtom } from "../../shared/cart-store"
import { toMoney } from "../../lib/money"
import { fetchCurrentProduct } from "../../shared/product-entry"
import { acceptPrices, withCurrentProducts, type CurrentProduct } from "./current-prices"

/** A product as the shop has it now, null where the shop no longer has it; rejects where that can't be found out. */
export type FindProduct = (id: number) => Promise<CurrentProduct | null>

/** Where products are looked up. Stories and tests put another shop in its place. */
export const shopAtom = atom<{ findProduct: FindProduct }>({
  async findProduct(id) {
    const product = await fetchCurrentProduct(id)
    return (
      product && {
        title: product.title,
        thumb: product.thumb.path,
        sku: product.sku,
        unit: product.unit,
        unitPrice: toMoney(product.price),
      }
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
  const ids = get(cartAtom).map(({ id }) => id)
  const products = await findAll(ids, get(shopAtom).findProduct)
  const pricedAt = Date.now()
  if (products.size > 0) set(changeCartAtom, (cart) => withCurrentProducts(cart, products, pricedAt))
  set(uncheckedProductsAtom, new Set(ids.filter((id) => !products.has(id))))
  set(isCheckingAtom, false)
})

/** The visitor has seen the changed prices and goes on with them. */
export const acceptPricesAtom = atom(null, (_get, set) => set(changeCartAtom, acceptPrices))

/** What the shop says of each product; no entry for one of which nothing could be found out. */
async function findAll(
  ids: readonly number[],
  findProduct: FindProduct,
): Promise<ReadonlyMap<number, CurrentProduct | null>> {
  const products = new Map<number, CurrentProduct | null>()
  const find = async (id: number) => {
    try {
      products.set(id, await findProduct(id))
    } catch (error) {
      console.warn(`Today's price of product ${id} could not be read; the saved one stays.`, error)
    }
  }
  await Promise.all(ids.map(find))
  return products
}
