import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { cartIsReadAtom } from "./cart-store"
import { checkPricesAtom } from "./check-prices"

/** Reads today's prices when the cart is opened, and again when the browser is back online. */
export function useCurrentPrices(): void {
  const isRead = useAtomValue(cartIsReadAtom)
  const checkPrices = useSetAtom(checkPricesAtom)
  useEffect(() => {
    if (!isRead) return
    const check = () => void checkPrices()
    check()
    window.addEventListener("online", check)
    return () => window.removeEventListener("online", check)
  }, [isRead, checkPrices])
}
