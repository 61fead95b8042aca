import { CART_ATTRIBUTE, CART_KEY } from "../lib/constants"

/**
 * In the head of cart and checkout: says before anything is painted whether the saved cart holds something, so that an
 * empty one shows itself with the first paint and not when the scripts have come. Storage that is blocked, and what is
 * no list, count as empty, as they do for `shared/cart-store.ts`, which decides in the end.
 */
export const cartMark = `{let c;try{c=JSON.parse(localStorage.getItem("${CART_KEY}"))}catch(e){}document.documentElement.setAttribute("${CART_ATTRIBUTE}",Array.isArray(c)&&c.length?"filled":"empty")}`

/**
 * Beside it: of what the HTML holds for both (`data-unread`, until React has read the cart), what is not this cart's is
 * hidden, and no room is kept for the goods of an empty one. It stands in these heads alone, because the stylesheet is
 * part of every page.
 */
export const cartMarkRules = `[${CART_ATTRIBUTE}=empty] [data-unread=filled],[${CART_ATTRIBUTE}=filled] [data-unread=empty]{display:none!important}[${CART_ATTRIBUTE}=empty] [data-unread=room]{min-height:0}`

/** Whether the page at this address shows what is in the cart. */
export const isCartPage = (pathname: string): boolean => pathname === "/cart" || pathname === "/checkout"
