import { useAtomValue, useSetAtom, useStore } from "jotai"
import { useCallback, useEffect, useState } from "react"
import {
  cartAtom,
  isCartLoadedAtom,
  cartTotalsAtom,
  clearCartAtom,
  removeFromCartAtom,
  restoreCartAtom,
} from "./cart-store"
import { checkPricesAtom } from "./check-prices"
import { toast } from "../../components/toast-store"
import { messages } from "./messages"
import { productMessages } from "./product-messages"

/**
 * Returns the cart and its actions, with their toasts. Reads today's prices on mount and whenever the browser is back
 * online.
 */
export function useCart() {
  const items = useAtomValue(cartAtom)
  const isLoaded = useAtomValue(isCartLoadedAtom)
  const totals = useAtomValue(cartTotalsAtom)
  const removeLine = useSetAtom(removeFromCartAtom)
  const clearLines = useSetAtom(clearCartAtom)
  const restore = useSetAtom(restoreCartAtom)
  const store = useStore()
  const [wasEmptied, setWasEmptied] = useState(false)
  const isLast = items.length === 1
  const checkPrices = useSetAtom(checkPricesAtom)
  useEffect(() => {
    if (!isLoaded) return
    const check = () => void checkPrices()
    check()
    window.addEventListener("online", check)
    return () => window.removeEventListener("online", check)
  }, [isLoaded, checkPrices])

  return {
    items,
    totals,
    /** False until the saved cart has been read. */
    isLoaded,
    /** Whether the visitor has removed the last line or cleared the cart; the empty-cart message then takes the focus. */
    wasEmptied,
    // Memoized, so that unchanged lines don't re-render.
    remove: useCallback(
      (id: number) => {
        if (isLast) setWasEmptied(true)
        removeLine(id)
        // The specification gives this toast the look of an error (section 8).
        toast.error(messages.removed, { detail: productMessages.inCart(store.get(cartAtom)) })
      },
      [isLast, removeLine, store],
    ),
    /** Empties the cart; the toast offers to undo it. */
    clear: () => {
      setWasEmptied(true)
      const cleared = clearLines()
      toast.info(messages.cleared, { action: { label: messages.undo, onSelect: () => restore(cleared) } })
    },
  }
}
