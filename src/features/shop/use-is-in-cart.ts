import { atom, useAtomValue } from "jotai"
import { useMemo } from "react"
import { cartAtom } from "../../shared/cart-store"

/** Whether a product is in the cart; false until the saved cart has been read. Another product's change renders nothing anew. */
export function useIsInCart(id: number): boolean {
  return useAtomValue(useMemo(() => atom((get) => get(cartAtom).some((item) => item.id === id)), [id]))
}
