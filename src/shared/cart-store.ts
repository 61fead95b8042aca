import { atom, type Getter } from "jotai"
import { atomWithStorage } from "jotai/utils"
import { CART_KEY } from "../lib/constants"
import {
  addItem,
  checkCart,
  countItems,
  joinCarts,
  removeItem,
  setQuantity,
  cartTotals,
  type CartItem,
} from "../lib/cart"
import { createCheckedStorage } from "../lib/checked-storage"

export { CART_KEY }

const storage = createCheckedStorage(checkCart)
const EMPTY: CartItem[] = []

/**
 * What is saved, on every change; null until it has been read, which is after mount, because the first render is the
 * server's (jotai's `getOnInit` stays off). Other tabs stay in step through the storage's `subscribe`.
 */
const savedCartAtom = atomWithStorage<CartItem[] | null>(CART_KEY, null, {
  getItem: (key) => storage.getItem(key, EMPTY),
  setItem: (key, cart) => storage.setItem(key, cart ?? EMPTY),
  removeItem: (key) => storage.removeItem(key),
  subscribe: (key, callback) => storage.subscribe(key, callback, EMPTY),
})

/** The goods in the cart; none until the saved ones have been read (`cartIsReadAtom`). */
export const cartAtom = atom(
  (get) => get(savedCartAtom) ?? EMPTY,
  (_get, set, cart: CartItem[]) => set(savedCartAtom, cart),
)

/** False on the server and in the first render: nobody knows yet what is in the cart. */
export const cartIsReadAtom = atom((get) => get(savedCartAtom) !== null)

export const cartCountAtom = atom((get) => countItems(get(cartAtom)))

export const cartTotalsAtom = atom((get) => cartTotals(get(cartAtom)))

/** For changes: a cart that has not been read yet is read first, so that nothing saved is written over. */
const present = (get: Getter): CartItem[] => get(savedCartAtom) ?? storage.getItem(CART_KEY, EMPTY)

/** Changes the cart as it is now, whatever has been added or taken out since it was last looked at. */
export const changeCartAtom = atom(null, (get, set, change: (cart: readonly CartItem[]) => CartItem[]) =>
  set(cartAtom, change(present(get))),
)

export const addToCartAtom = atom(null, (get, set, item: CartItem) => set(cartAtom, addItem(present(get), item)))

/**
 * The same for a product that may be in the cart already: then nothing changes. It is looked for in the cart as it is
 * now, not as it was last rendered, so that of many presses in one task the first one adds.
 *
 * @returns whether it was added
 */
export const addOnceToCartAtom = atom(null, (get, set, item: CartItem): boolean => {
  const isNew = !present(get).some(({ id }) => id === item.id)
  if (isNew) set(addToCartAtom, item)
  return isNew
})

export const removeFromCartAtom = atom(null, (get, set, id: number) => set(cartAtom, removeItem(present(get), id)))

export const setQuantityAtom = atom(null, (get, set, { id, quantity }: { id: number; quantity: number }) =>
  set(cartAtom, setQuantity(present(get), id, quantity)),
)

export const clearCartAtom = atom(null, (_get, set) => set(cartAtom, EMPTY))

/** Brings back what was cleared; what has been added in the meantime stays, after it. */
export const restoreCartAtom = atom(null, (get, set, cleared: readonly CartItem[]) =>
  set(cartAtom, joinCarts(cleared, present(get))),
)
