import { atom, useAtomValue, useSetAtom, useStore } from "jotai"
import { useMemo } from "react"
import { useMounted } from "../../components/use-mounted"
import { isOrderable } from "../../lib/quantity"
import { toMoney, type Money } from "../../lib/money"
import type { Unit } from "../../lib/unit"
import { addOnceToCartAtom, cartAtom, productMessages } from "../cart"
import { toast } from "../../components/toast-store"
import { messages } from "./messages"

/** The fields of a product that the cart needs. */
export interface CartableProduct {
  readonly jsonId: number
  readonly title: string
  readonly price: Readonly<Money>
  readonly unit: Unit
  readonly delivery: Queries.ProductDelivery
}

/**
 * Returns a function that adds a product to the cart, shows a toast, and returns whether it was added. A product that
 * is already in the cart is unchanged.
 */
export function useAddToCart(): (product: CartableProduct, quantity: number) => boolean {
  const add = useSetAtom(addOnceToCartAtom)
  // Read on demand, so that a changed cart re-renders nothing here.
  const store = useStore()

  return ({ jsonId, title, price, unit, delivery }, quantity) => {
    if (!isOrderable(quantity)) {
      toast.warning(productMessages.quantity.problem)
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
    if (isAdded)
      toast.success(messages.added, {
        detail: productMessages.inCart(store.get(cartAtom)),
        action: { label: productMessages.viewCart, href: "/cart" },
      })
    else toast.warning(messages.alreadyInCart, { detail: title })
    return isAdded
  }
}

/**
 * Returns whether a product is in the cart. False until the saved cart has been read, and during hydration, which can be
 * later for deferred parts. Changes of other products don't re-render the component.
 */
export function useIsInCart(id: number): boolean {
  const isMounted = useMounted()
  const isInCart = useAtomValue(useMemo(() => atom((get) => get(cartAtom).some((item) => item.id === id)), [id]))
  return isMounted && isInCart
}
