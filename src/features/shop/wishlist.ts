import { atom } from "jotai"
import { atomWithSyncedStorage } from "../../shared/synced-storage"
import { parseIds, type IdList } from "./id-list"

/** The storage key. Don't change it: wishlists outlive new versions. */
export const WISHLIST_KEY = "wishlist"

const wishlist = atomWithSyncedStorage<IdList>(WISHLIST_KEY, [], (stored) => parseIds("wishlist", stored))

/** Ids of the saved products; empty during hydration, like the server's HTML. */
export const wishlistAtom = wishlist.valueAtom

/** Toggles a product from the state that the visitor sees, without undoing another tab's change. */
export const toggleWishlistAtom = atom(null, (get, set, id: number) => {
  const isSaved = wishlist.readCurrent(get).includes(id)
  set(wishlist.updateAtom, (ids) => {
    const others = ids.filter((other) => other !== id)
    return isSaved ? others : [...others, id]
  })
})
