import { atom } from "jotai"
import { createChangedAtom } from "../../shared/changed-atom"
import { checkIds, type IdList } from "./id-list"

/** The storage key. It must not change: saved wishlists outlive new versions. */
export const WISHLIST_KEY = "wishlist"

const wishlist = createChangedAtom<IdList>(WISHLIST_KEY, [], (stored) => checkIds("wishlist", stored))

/** Ids of the saved products; empty during hydration, like the server's HTML. */
export const wishlistAtom = wishlist.valueAtom

/** Toggles a product from the state that the visitor sees, without undoing another tab's change. */
export const toggleWishlistAtom = atom(null, (get, set, id: number) => {
  const isIn = wishlist.present(get).includes(id)
  set(wishlist.changeAtom, (ids) => {
    const others = ids.filter((known) => known !== id)
    return isIn ? others : [...others, id]
  })
})
