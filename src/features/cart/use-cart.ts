import { useAtomValue, useSetAtom, useStore } from "jotai"
import { useCallback, useEffect, useState } from "react"
import {
  cartAtom,
  cartIsReadAtom,
  cartTotalsAtom,
  clearCartAtom,
  removeFromCartAtom,
  restoreCartAtom,
} from "./cart-store"
import { checkPricesAtom } from "./check-prices"
import { toast } from "../../components/toast-store"
import { words } from "./words"
import { productWords } from "./product-words"

/**
 * The cart and what can be done to it, with the stated notices (spec section 8). Dropdown and page share it. Today's prices
 * are read when it is opened, and again when the browser is back online.
 */
export function useCart() {
  const items = useAtomValue(cartAtom)
  const isRead = useAtomValue(cartIsReadAtom)
  const totals = useAtomValue(cartTotalsAtom)
  const removeLine = useSetAtom(removeFromCartAtom)
  const clearLines = useSetAtom(clearCartAtom)
  const restore = useSetAtom(restoreCartAtom)
  const store = useStore()
  const [wasEmptied, setEmptied] = useState(false)
  const isLast = items.length === 1
  const checkPrices = useSetAtom(checkPricesAtom)
  useEffect(() => {
    if (!isRead) return
    const check = () => void checkPrices()
    check()
    window.addEventListener("online", check)
    return () => window.removeEventListener("online", check)
  }, [isRead, checkPrices])

  return {
    items,
    totals,
    /** False until the saved cart has been read: then nobody knows whether it is empty. */
    isRead,
    /** Whether the last line went here, under the visitor's hands, so that the focus needs a new place. */
    wasEmptied,
    // The same until the last line but one has gone: lines that don't change are not rendered anew.
    remove: useCallback(
      (id: number) => {
        if (isLast) setEmptied(true)
        removeLine(id)
        toast.error(words.removed, { detail: productWords.inCart(store.get(cartAtom)) })
      },
      [isLast, removeLine, store],
    ),
    /** Takes everything out; the notice brings it back. */
    clear: () => {
      setEmptied(true)
      const cleared = clearLines()
      toast.info(words.cleared, { action: { label: words.undo, onSelect: () => restore(cleared) } })
    },
  }
}
