import { atom, useAtomValue } from "jotai"
import { useMemo } from "react"
import { useMounted } from "../../components/use-mounted"
import { cartAtom } from "../cart"

/**
 * Whether a product is in the cart; false until the saved cart has been read, and while React takes over the server's HTML:
 * a part far down does so long after the cart was read. Another product's change renders nothing anew.
 */
export function useIsInCart(id: number): boolean {
  const isMounted = useMounted()
  const isInCart = useAtomValue(useMemo(() => atom((get) => get(cartAtom).some((item) => item.id === id)), [id]))
  return isMounted && isInCart
}
