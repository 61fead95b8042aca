import { atom } from "jotai"
import { CART_KEY } from "../../lib/constants"
import {
  addItem,
  checkCart,
  countItems,
  joinCarts,
  removeItem,
  setQuantity,
  cartTotals,
  type CartItem,
} from "../../lib/cart"
import { MAX_QUANTITY, MIN_QUANTITY } from "../../lib/quantity"
import { createChangedAtom } from "../../shared/changed-atom"

export { CART_KEY }

const EMPTY: CartItem[] = []
const cart = createChangedAtom<CartItem[]>(CART_KEY, EMPTY, checkCart)

/** The goods in the cart; none until the saved ones have been read (`cartIsReadAtom`). Other tabs stay in step. */
export const cartAtom = cart.valueAtom

/** False on the server and in the first render: nobody knows yet what is in the cart. */
export const cartIsReadAtom = cart.isReadAtom

export const cartCountAtom = atom((get) => countItems(get(cartAtom)))

export const cartTotalsAtom = atom((get) => cartTotals(get(cartAtom)))

/** Changes the cart as it is now, whatever has been added or taken out since it was last looked at, in other tabs too. */
export const changeCartAtom = cart.changeAtom

/**
 * Adds a product, unless it is in the cart already: then nothing changes. It is looked for in the cart as it is now, not as
 * it was last rendered, so that of many presses in one task the first one adds.
 *
 * @returns whether it was added
 */
export const addOnceToCartAtom = atom(null, (get, set, item: CartItem): boolean => {
  const isIn = (cart: readonly CartItem[]) => cart.some(({ id }) => id === item.id)
  if (isIn(cart.present(get))) return false
  set(changeCartAtom, (cart) => (isIn(cart) ? cart : addItem(cart, item)))
  return true
})

export const removeFromCartAtom = atom(null, (_get, set, id: number) =>
  set(changeCartAtom, (cart) => removeItem(cart, id)),
)

interface QuantityChange {
  id: number
  quantity: number
  /** How much more or less it is than before, where it was counted on: another tab may do the same at once. */
  by?: number
}

export const setQuantityAtom = atom(null, (_get, set, { id, quantity, by }: QuantityChange) =>
  set(changeCartAtom, (cart) => {
    const before = cart.find((item) => item.id === id)?.quantity ?? 0
    const counted = Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, before + (by ?? 0)))
    return setQuantity(cart, id, by === undefined ? quantity : counted)
  }),
)

export const clearCartAtom = atom(null, (_get, set) => set(changeCartAtom, () => EMPTY))

/** Brings back what was cleared; what has been added in the meantime stays, after it. */
export const restoreCartAtom = atom(null, (_get, set, cleared: readonly CartItem[]) =>
  set(changeCartAtom, (cart) => joinCarts(cleared, cart)),
)
