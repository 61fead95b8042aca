import { atom } from "jotai"
import { createChangedAtom } from "../../shared/changed-atom"
import { checkIds, type IdList } from "./id-list"

/** The storage key. It must not change: saved wishlists outlive new versions. */
export const WISHLIST_KEY = "wishlist"

const wishlist = createChangedAtom<IdList>(WISHLIST_KEY, [], (stored) => checkIds("wishlist", stored))

/** Ids of the saved products, restored after mount: during hydration the list is empty, like the server's. */
export const wishlistAtom = wishlist.valueAtom

/** Adds a product to the wishlist, or removes it, as the visitor sees it: what another tab did to it is not undone. */
export const toggleWishlistAtom = atom(null, (get, set, id: number) => {
  const isIn = wishlist.present(get).includes(id)
  set(wishlist.changeAtom, (ids) => {
    const others = ids.filter((known) => known !== id)
    return isIn ? others : [...others, id]
  })
})
