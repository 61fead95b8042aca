import { atom } from "jotai"
import {
  addItem,
  checkCart,
  countItems,
  mergeLines,
  removeItem,
  setQuantity,
  cartTotals,
  type CartItem,
  type SavedLine,
} from "./lines"
import { CART_KEY } from "./inline"
import { joinProduct, type CurrentProducts } from "./current-prices"
import { MAX_QUANTITY, MIN_QUANTITY } from "../../lib/quantity"
import { createChangedAtom } from "../../shared/changed-atom"

const EMPTY: SavedLine[] = []
const cart = createChangedAtom<SavedLine[]>(CART_KEY, EMPTY, checkCart)

/** False on the server and in the first render. */
export const cartIsReadAtom = cart.isReadAtom

/** Today's products; null before they have been read (`check-prices.ts`). */
export const productsAtom = atom<CurrentProducts | null>(null)

/** Maps a saved line to a cart item. Memoized by line, so that unchanged rows don't re-render. */
const joinAtom = atom((get) => {
  const products = get(productsAtom)
  const known = new WeakMap<SavedLine, CartItem>()
  return (line: SavedLine): CartItem => {
    const item = known.get(line) ?? joinProduct(line, products)
    known.set(line, item)
    return item
  }
})

/** The goods in the cart, in sync with other tabs; empty until the saved cart has been read. */
export const cartAtom = atom((get): CartItem[] => get(cart.valueAtom).map(get(joinAtom)))

export const cartCountAtom = atom((get) => countItems(get(cartAtom)))

export const cartTotalsAtom = atom((get) => cartTotals(get(cartAtom)))

/** Changes the current cart, including changes from other tabs since the last render. */
export const changeLinesAtom = cart.changeAtom

/**
 * Adds a product that is not in the cart yet. It checks the current cart, not the rendered one, so that of repeated
 * clicks only the first adds.
 *
 * @returns whether it was added
 */
export const addOnceToCartAtom = atom(null, (get, set, item: SavedLine): boolean => {
  const isIn = (cart: readonly SavedLine[]) => cart.some(({ id }) => id === item.id)
  if (isIn(cart.present(get))) return false
  set(changeLinesAtom, (cart) => (isIn(cart) ? cart : addItem(cart, item)))
  return true
})

export const removeFromCartAtom = atom(null, (_get, set, id: number) =>
  set(changeLinesAtom, (cart) => removeItem(cart, id)),
)

interface QuantityChange {
  id: number
  quantity: number
  /** The difference, if it was counted up or down: another tab may change the quantity at the same time. */
  by?: number
}

export const setQuantityAtom = atom(null, (_get, set, { id, quantity, by }: QuantityChange) =>
  set(changeLinesAtom, (cart) => {
    const before = cart.find((item) => item.id === id)?.quantity ?? 0
    const counted = Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, before + (by ?? 0)))
    return setQuantity(cart, id, by === undefined ? quantity : counted)
  }),
)

/** @returns the removed lines, for `restoreCartAtom` */
export const clearCartAtom = atom(null, (get, set): readonly SavedLine[] => {
  const cleared = get(cart.valueAtom)
  set(changeLinesAtom, () => EMPTY)
  return cleared
})

/** Restores cleared lines before those that were added since. */
export const restoreCartAtom = atom(null, (_get, set, cleared: readonly SavedLine[]) =>
  set(changeLinesAtom, (cart) => mergeLines([...cleared, ...cart])),
)
