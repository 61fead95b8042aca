import { CART_ATTRIBUTE, CART_KEY } from "../../lib/constants"

/**
 * Marks on every page, before the first paint, whether the saved cart is empty: cart and checkout then show the right one
 * of their two states, and the phone's bar the cart or the shop (`global.css`). Blocked storage and invalid data count as
 * empty, as in `cart-store.ts`, which decides after hydration.
 */
export const cartScript = {
  code: `{let c;try{c=JSON.parse(localStorage.getItem("${CART_KEY}"))}catch(e){}document.documentElement.setAttribute("${CART_ATTRIBUTE}",Array.isArray(c)&&c.length?"filled":"empty")}`,
}
