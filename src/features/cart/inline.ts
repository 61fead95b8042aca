import { CART_ATTRIBUTE } from "../../lib/constants"

/** In local storage. Don't change it: carts outlive a new version (decisions.md, "Cart and money"). */
export const CART_KEY = "cart"

/**
 * Marks before the first paint whether the saved cart is empty: cart, checkout and the bottom bar show the right state
 * without a flash (`global.css`). Blocked storage and invalid data count as empty.
 */
export const cartScript = {
  code: `{let c;try{c=JSON.parse(localStorage.getItem("${CART_KEY}"))}catch(e){}document.documentElement.setAttribute("${CART_ATTRIBUTE}",Array.isArray(c)&&c.length?"filled":"empty")}`,
}
