import { CART_ATTRIBUTE, CART_KEY } from "../../lib/constants"

/**
 * Marks the document where a filled cart is saved, as `cart-mark.ts` does in the heads of cart and checkout: for the
 * phone's bar, which comes last in the HTML and is parsed just before the script that calls this (`boot.ts`). An empty
 * cart needs no mark there.
 */
export function markFilledCart(window: Window): void {
  try {
    const saved: unknown = JSON.parse(window.localStorage.getItem(CART_KEY) || "")
    if (Array.isArray(saved) && saved.length) window.document.documentElement.setAttribute(CART_ATTRIBUTE, "filled")
  } catch {
    // No cart can be read: nothing is marked.
  }
}
