import { createStore, Provider } from "jotai"
import { useEffect, useState, type ReactNode } from "react"
import type { CartItem } from "../../lib/cart"
import { CART_KEY } from "../../shared/cart-store"
import { picture } from "../../shared/picture.fixture"

/*
 * The words of cart and checkout, as the sections ask for them, and a saved cart for their stories.
 * Copied from data/, so that editing the site's words changes no snapshot; the types are the queries' own.
 */

const emptyImage = picture("An empty basket stands on a market table under a parasol, a hen beside it.", 720, 450)

export const cartItems: CartItem[] = [
  { id: 1, title: "Ankole Cattle", thumb: "products/ankole-cattle", price: 340_000_000, currency: "UGX", quantity: 1 },
  { id: 3, title: "Fresh Milk", thumb: "products/fresh-milk", price: 2_250_000, currency: "UGX", quantity: 12 },
  { id: 7, title: "Leather Hide", thumb: "products/leather-hide", price: 4_250, currency: "USD", quantity: 2 },
]

export const cartCopy = {
  emptyCart: "Your cart is empty.",
  emptyImage,
  shopLabel: "Visit the shop",
  opening: "Opening your cart…",
  withoutScripts:
    "The cart needs JavaScript, which this browser does not run. Ring us or write on WhatsApp and say what you would like: we take your order down.",
  shipping: "Free shipping",
  checkoutLabel: "Checkout",
  totalsTitle: "Cart totals",
  couponLabel: "Coupon code",
  applyLabel: "Apply coupon",
  badCoupon: "This coupon code is not valid.",
  clearLabel: "Clear the cart",
  clearedMessage: "Everything has been taken out of the cart.",
  undoLabel: "Undo",
} as const satisfies Queries.CartSectionCopyFragment

export const checkoutCopy = {
  emptyCart: cartCopy.emptyCart,
  emptyImage,
  shopLabel: cartCopy.shopLabel,
  opening: cartCopy.opening,
  withoutScripts: cartCopy.withoutScripts,
  shipping: cartCopy.shipping,
  paymentNotice:
    "Sorry, it seems that there are no available payment methods. Please contact us if you require assistance or wish to make alternate arrangements.",
  checkout: {
    billingTitle: "Billing details",
    postcodeHint: "No postcode where you live? Write none.",
    notesHint: "Whatever helps us to find you, such as a landmark or a good time to ring.",
    submitLabel: "Place order",
    failedMessage: "Your order could not be sent. It is still in the form; please try again.",
    orderTitle: "Your order",
    whatsAppLabel: "Send this order on WhatsApp",
    whatsAppHint:
      "The message holds the goods, the total, your name, town and country, and your notes. Nothing leaves before you send it there.",
    messageTitle: "Order from the CaFN website",
  },
} as const satisfies Queries.CheckoutCopyFragment

export const countries = [
  { value: "uganda", label: "Uganda", isDefault: false },
  { value: "australia", label: "Australia", isDefault: false },
  { value: "canada", label: "Canada", isDefault: true },
  { value: "china", label: "China", isDefault: false },
  { value: "japan", label: "Japan", isDefault: false },
  { value: "bangladesh", label: "Bangladesh", isDefault: false },
] as const satisfies readonly Queries.CountryOptionFragment[]

/** A visit with this cart saved in the browser; it is read after mount, as on the site. */
export function SavedCart({ items, children }: { items: readonly CartItem[]; children: ReactNode }) {
  const [store] = useState(() => {
    if (typeof window !== "undefined") window.localStorage.setItem(CART_KEY, JSON.stringify(items))
    return createStore()
  })
  useEffect(() => () => window.localStorage.removeItem(CART_KEY), [])
  return <Provider store={store}>{children}</Provider>
}
