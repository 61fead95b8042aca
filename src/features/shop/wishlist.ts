import { atom } from "jotai"
import { atomWithStorage } from "jotai/utils"
import { createCheckedStorage } from "../../lib/checked-storage"
import { checkIds, toggleId, type IdList } from "./id-list"

/** The storage key. It must not change: saved wishlists outlive new versions. */
export const WISHLIST_KEY = "wishlist"

/** Ids of the saved products, restored after mount: during hydration the list is empty, like the server's. */
export const wishlistAtom = atomWithStorage<IdList>(
  WISHLIST_KEY,
  [],
  createCheckedStorage<IdList>((stored) => checkIds("wishlist", stored)),
)

/** Adds a product to the wishlist, or removes it. */
export const toggleWishlistAtom = atom(null, (get, set, id: number) =>
  set(wishlistAtom, toggleId(get(wishlistAtom), id)),
)
