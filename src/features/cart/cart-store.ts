import { atom } from "jotai"
import { CART_KEY } from "../../lib/constants"
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
import { joinProduct, type CurrentProducts } from "./current-prices"
import { MAX_QUANTITY, MIN_QUANTITY } from "../../lib/quantity"
import { createChangedAtom } from "../../shared/changed-atom"

export { CART_KEY }

const EMPTY: SavedLine[] = []
const cart = createChangedAtom<SavedLine[]>(CART_KEY, EMPTY, checkCart)

/** False on the server and in the first render: nobody knows yet what is in the cart. */
export const cartIsReadAtom = cart.isReadAtom

/** Today's products; null before they have been read (`check-prices.ts`). */
export const productsAtom = atom<CurrentProducts | null>(null)

/** Shows a line. One that stays is the same object each time, so that its row is not rendered anew. */
const joinAtom = atom((get) => {
  const products = get(productsAtom)
  const known = new WeakMap<SavedLine, CartItem>()
  return (line: SavedLine): CartItem => {
    const item = known.get(line) ?? joinProduct(line, products)
    known.set(line, item)
    return item
  }
})

/** The goods in the cart; none until the saved ones have been read (`cartIsReadAtom`). Other tabs stay in step. */
export const cartAtom = atom((get): CartItem[] => get(cart.valueAtom).map(get(joinAtom)))

export const cartCountAtom = atom((get) => countItems(get(cartAtom)))

export const cartTotalsAtom = atom((get) => cartTotals(get(cartAtom)))

/** Changes the cart as it is now, whatever has been added or taken out since it was last looked at, in other tabs too. */
export const changeLinesAtom = cart.changeAtom

/**
 * Adds a product, unless it is in the cart already: then nothing changes. It is looked for in the cart as it is now, not as
 * it was last rendered, so that of many presses in one task the first one adds.
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
  /** How much more or less it is than before, where it was counted on: another tab may do the same at once. */
  by?: number
}

export const setQuantityAtom = atom(null, (_get, set, { id, quantity, by }: QuantityChange) =>
  set(changeLinesAtom, (cart) => {
    const before = cart.find((item) => item.id === id)?.quantity ?? 0
    const counted = Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, before + (by ?? 0)))
    return setQuantity(cart, id, by === undefined ? quantity : counted)
  }),
)

/** @returns what was in it, for `restoreCartAtom` */
export const clearCartAtom = atom(null, (get, set): readonly SavedLine[] => {
  const cleared = get(cart.valueAtom)
  set(changeLinesAtom, () => EMPTY)
  return cleared
})

/** Brings back what was cleared; what has been added in the meantime stays, after it. */
export const restoreCartAtom = atom(null, (_get, set, cleared: readonly SavedLine[]) =>
  set(changeLinesAtom, (cart) => mergeLines([...cleared, ...cart])),
)
