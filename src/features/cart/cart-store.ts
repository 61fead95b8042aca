import { atom } from "jotai"
import {
  addItem,
  parseCart,
  sumQuantities,
  mergeLines,
  setQuantity,
  cartTotals,
  type CartItem,
  type SavedLine,
} from "./lines"
import { CART_KEY } from "./inline"
import { mergeProduct, type CurrentProducts } from "./current-prices"
import { MAX_QUANTITY, MIN_QUANTITY } from "../../lib/quantity"
import { atomWithSyncedStorage } from "../../shared/synced-storage"

const EMPTY: SavedLine[] = []
const cart = atomWithSyncedStorage<SavedLine[]>(CART_KEY, EMPTY, parseCart)

/** False until the saved cart has been read: on the server and in the first render. */
export const isCartLoadedAtom = cart.isLoadedAtom

/** Today's products; null before they have been read (`check-prices.ts`). */
export const currentProductsAtom = atom<CurrentProducts | null>(null)

/** A function from a saved line to a cart item. It caches by line, so that unchanged rows don't re-render. */
const toCartItemAtom = atom((get) => {
  const products = get(currentProductsAtom)
  const cache = new WeakMap<SavedLine, CartItem>()
  return (line: SavedLine): CartItem => {
    const item = cache.get(line) ?? mergeProduct(line, products)
    cache.set(line, item)
    return item
  }
})

/** The items of the cart, in sync with other tabs; empty until the saved cart has been read. */
export const cartAtom = atom((get): CartItem[] => get(cart.valueAtom).map(get(toCartItemAtom)))

export const cartCountAtom = atom((get) => sumQuantities(get(cartAtom)))

export const cartTotalsAtom = atom((get) => cartTotals(get(cartAtom)))

/** Updates the current cart, which other tabs can have changed since the last render. */
export const updateLinesAtom = cart.updateAtom

/**
 * Adds a product that is not in the cart yet. It checks the current cart, not the rendered one, so that of repeated
 * clicks only the first adds.
 *
 * @returns whether it was added
 */
export const addOnceToCartAtom = atom(null, (get, set, item: SavedLine): boolean => {
  const contains = (cart: readonly SavedLine[]) => cart.some(({ id }) => id === item.id)
  if (contains(cart.readCurrent(get))) return false
  set(updateLinesAtom, (cart) => (contains(cart) ? cart : addItem(cart, item)))
  return true
})

export const removeFromCartAtom = atom(null, (_get, set, id: number) =>
  set(updateLinesAtom, (cart) => cart.filter((line) => line.id !== id)),
)

interface QuantityChange {
  id: number
  quantity: number
  /** The step of a plus or minus button. It is added to the current quantity, which another tab can have changed. */
  by?: number
}

export const setQuantityAtom = atom(null, (_get, set, { id, quantity, by }: QuantityChange) =>
  set(updateLinesAtom, (cart) => {
    const previous = cart.find((item) => item.id === id)?.quantity ?? 0
    const steppedQuantity = Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, previous + (by ?? 0)))
    return setQuantity(cart, id, by === undefined ? quantity : steppedQuantity)
  }),
)

/** @returns the removed lines, for `restoreCartAtom` */
export const clearCartAtom = atom(null, (get, set): readonly SavedLine[] => {
  const cleared = get(cart.valueAtom)
  set(updateLinesAtom, () => EMPTY)
  return cleared
})

/** Restores cleared lines before those that were added since. */
export const restoreCartAtom = atom(null, (_get, set, cleared: readonly SavedLine[]) =>
  set(updateLinesAtom, (cart) => mergeLines([...cleared, ...cart])),
)
