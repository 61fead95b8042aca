import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { cartIsReadAtom } from "./cart-store"
import { checkPricesAtom } from "./check-prices"

/**
 * Reads today's prices when the cart is opened, and again when the browser is back online.
 *
 * @param isOpen whether the cart is seen
 */
export function useCurrentPrices(isOpen = true): void {
  const isRead = useAtomValue(cartIsReadAtom)
  const checkPrices = useSetAtom(checkPricesAtom)
  const isDue = isOpen && isRead
  useEffect(() => {
    if (!isDue) return
    const check = () => void checkPrices()
    check()
    window.addEventListener("online", check)
    return () => window.removeEventListener("online", check)
  }, [isDue, checkPrices])
}
