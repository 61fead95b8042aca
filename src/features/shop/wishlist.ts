import { atom } from "jotai"
import { atomWithStorage } from "jotai/utils"
import { createCheckedStorage } from "../../lib/checked-storage"
import { checkIds, toggleId, type IdList } from "./id-list"

/** The storage key: what is saved outlives a new version. */
export const WISHLIST_KEY = "wishlist"

/** The saved products by number, restored after mount: the first render is the server's, with nothing saved. */
export const wishlistAtom = atomWithStorage<IdList>(
  WISHLIST_KEY,
  [],
  createCheckedStorage<IdList>((stored) => checkIds("wishlist", stored)),
)

/** Saves a product, or lets go of one that is saved. */
export const toggleWishlistAtom = atom(null, (get, set, id: number) =>
  set(wishlistAtom, toggleId(get(wishlistAtom), id)),
)
