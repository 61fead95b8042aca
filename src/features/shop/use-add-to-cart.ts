import { atom, useAtomValue, useSetAtom, useStore } from "jotai"
import { useMemo } from "react"
import { useMounted } from "../../components/use-mounted"
import { isOrderable } from "../../lib/quantity"
import { toMoney, type Money } from "../../lib/money"
import type { Unit } from "../../lib/unit"
import { addOnceToCartAtom, cartAtom, productWords } from "../cart"
import { toast } from "../../components/toast-store"
import { words } from "./words"

/** As much of a product as the cart needs; every product fragment that asks for these fields fits. */
export interface CartableProduct {
  readonly jsonId: number
  readonly title: string
  readonly price: Readonly<Money>
  readonly unit: Unit
  readonly delivery: Queries.ProductDelivery
}

/**
 * How product pages and lists add to the cart, with the stated notices (spec section 8). A product that is in the cart
 * already stays as it is (decisions, "Cart and money").
 *
 * @returns a function that says whether the product was added
 */
export function useAddToCart(): (product: CartableProduct, quantity: number) => boolean {
  const add = useSetAtom(addOnceToCartAtom)
  // Read when it is needed: nothing that adds is rendered anew because the cart has changed.
  const store = useStore()

  return ({ jsonId, title, price, unit, delivery }, quantity) => {
    if (!isOrderable(quantity)) {
      toast.warning(productWords.quantity.problem)
      return false
    }
    const isAdded = add({
      id: jsonId,
      title,
      unitPrice: toMoney(price),
      unit,
      delivery,
      quantity,
      pricedAt: Date.now(),
    })
    if (isAdded) toast.success(words.added, { detail: productWords.inCart(store.get(cartAtom)) })
    else toast.warning(words.alreadyInCart, { detail: title })
    return isAdded
  }
}

/**
 * Whether a product is in the cart; false until the saved cart has been read, and while React takes over the server's HTML:
 * a part far down does so long after the cart was read. Another product's change re-renders nothing.
 */
export function useIsInCart(id: number): boolean {
  const isMounted = useMounted()
  const isInCart = useAtomValue(useMemo(() => atom((get) => get(cartAtom).some((item) => item.id === id)), [id]))
  return isMounted && isInCart
}
