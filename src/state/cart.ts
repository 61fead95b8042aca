import { atom } from "jotai"
import { atomWithStorage } from "jotai/utils"
import { addItem, checkCart, countItems, removeItem, setQuantity, totalsByCurrency, type CartItem } from "../lib/cart"
import { createCheckedStorage } from "../lib/checked-storage"

/** The storage key is part of the site's promise: carts outlive a new version (decisions.md, "Cart and money"). */
export const CART_KEY = "cart"

/**
 * The cart, saved on every change and restored after mount: the first render is the server's, an empty cart
 * (jotai's `getOnInit` stays off). Other tabs stay in step through the storage's `subscribe`.
 */
export const cartAtom = atomWithStorage<CartItem[]>(CART_KEY, [], createCheckedStorage(checkCart))

export const cartCountAtom = atom((get) => countItems(get(cartAtom)))

export const cartTotalsAtom = atom((get) => totalsByCurrency(get(cartAtom)))

export const addToCartAtom = atom(null, (get, set, item: CartItem) => set(cartAtom, addItem(get(cartAtom), item)))

export const removeFromCartAtom = atom(null, (get, set, id: number) => set(cartAtom, removeItem(get(cartAtom), id)))

export const setQuantityAtom = atom(null, (get, set, { id, quantity }: { id: number; quantity: number }) =>
  set(cartAtom, setQuantity(get(cartAtom), id, quantity)),
)

export const clearCartAtom = atom(null, (_get, set) => set(cartAtom, []))
