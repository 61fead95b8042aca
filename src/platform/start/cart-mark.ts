import { CART_ATTRIBUTE, CART_KEY } from "../../lib/constants"

/**
 * Inline script in the head of cart and checkout: marks, before the first paint, whether the saved cart is empty, so
 * that the empty state is part of the first paint instead of appearing with the scripts. Blocked storage and invalid
 * data count as empty, as in `features/cart/cart-store.ts`, which decides after hydration.
 */
export const cartMark = `{let c;try{c=JSON.parse(localStorage.getItem("${CART_KEY}"))}catch(e){}document.documentElement.setAttribute("${CART_ATTRIBUTE}",Array.isArray(c)&&c.length?"filled":"empty")}`

/**
 * The styles for that mark: the HTML contains both states (`data-unread`, until React has read the cart); the wrong one
 * is hidden, and an empty cart reserves no height for items. They are only in these two heads, because the stylesheet
 * is part of every page.
 */
export const cartMarkRules = `[${CART_ATTRIBUTE}=empty] [data-unread=filled],[${CART_ATTRIBUTE}=filled] [data-unread=empty]{display:none!important}[${CART_ATTRIBUTE}=empty] [data-unread=room]{min-height:0}`

/** Whether the page at this path shows the contents of the cart. */
export const isCartPage = (pathname: string): boolean => pathname === "/cart" || pathname === "/checkout"
