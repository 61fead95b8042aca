import { createStore, Provider } from "jotai"
import { useEffect, useState, type ReactNode } from "react"
import type { CartItem } from "../../lib/cart"
import { CART_KEY } from "../../shared/cart-store"
import { shopAtom, uncheckedProductsAtom, type FindProduct } from "./check-prices"
import { picture } from "../../shared/picture.fixture"
import { orderCopy } from "../../shared/use-site.fixture"

/*
 * The words of cart and checkout, as the sections ask for them, and a saved cart for their stories.
 * Copied from data/, so that editing the site's words changes no snapshot; the types are the queries' own.
 */

const emptyImage = picture("An empty basket stands on a market table under a parasol, a hen beside it.", 720, 450)

export const cartItems: CartItem[] = [
  {
    id: 1,
    title: "Ankole Cattle",
    thumb: "products/ankole-cattle",
    unitPrice: { amountMinor: 340_000_000, currency: "UGX" },
    quantity: 1,
  },
  {
    id: 3,
    title: "Fresh Milk",
    thumb: "products/fresh-milk",
    unitPrice: { amountMinor: 2_250_000, currency: "UGX" },
    quantity: 12,
  },
  {
    id: 7,
    title: "Leather Hide",
    thumb: "products/leather-hide",
    unitPrice: { amountMinor: 4_250, currency: "USD" },
    quantity: 2,
  },
]

export const cartCopy = {
  emptyCart: "Your cart is empty.",
  emptyImage,
  shopLabel: "Visit the shop",
  opening: "Loading your cart...",
  withoutScripts:
    "The cart needs JavaScript, which this browser does not run. Call us or write on WhatsApp and say what you would like: we take your order down.",
  shipping: "Free shipping",
  suggestionsTitle: "Fresh from members",
  order: orderCopy,
  checkoutLabel: "Checkout",
  totalsTitle: "Cart totals",
  couponLabel: "Coupon code",
  applyLabel: "Apply coupon",
  badCoupon: "This coupon code is not valid.",
  clearLabel: "Clear the cart",
  terms: { label: "Delivery, returns, paying", href: "/terms" },
  clearedMessage: "Your cart is empty now.",
  undoLabel: "Undo",
} as const satisfies Queries.CartSectionCopyFragment

export const checkoutCopy = {
  emptyCart: cartCopy.emptyCart,
  emptyImage,
  shopLabel: cartCopy.shopLabel,
  opening: cartCopy.opening,
  withoutScripts: cartCopy.withoutScripts,
  shipping: cartCopy.shipping,
  order: cartCopy.order,
  terms: cartCopy.terms,
  paymentNotice:
    "Sorry, it seems that there are no available payment methods. Please contact us if you require assistance or wish to make alternate arrangements.",
  checkout: {
    billingTitle: "Billing details",
    postcodeHint: "No postcode where you live? Write none.",
    notesHint: "Whatever helps us to find you, such as a landmark or a good time to call.",
    submitLabel: "Place order",
    failedMessage: "Your order could not be sent. It is still in the form; please try again.",
    orderTitle: "Your order",
    notSent: "Nothing has been sent yet. What you wrote is in the message: send it now.",
    sent: "Your order has been sent to us. To speak about payment, write or call.",
  },
} as const satisfies Queries.CheckoutCopyFragment

export const suggestions = [
  {
    jsonId: 1,
    title: "Ankole Cattle",
    unit: { one: "heifer in calf" },
    price: { text: "UGX\u00a03,400,000" },
    thumb: { path: "products/ankole-cattle" },
  },
  {
    jsonId: 10,
    title: "Ankole Ghee",
    unit: { one: "jar of 500 g" },
    price: { text: "$12.00" },
    thumb: { path: "products/ankole-ghee" },
  },
] as const satisfies readonly Queries.SuggestedProductFragment[]

export const countries = [
  { value: "uganda", label: "Uganda", isDefault: false },
  { value: "australia", label: "Australia", isDefault: false },
  { value: "canada", label: "Canada", isDefault: true },
  { value: "china", label: "China", isDefault: false },
  { value: "japan", label: "Japan", isDefault: false },
  { value: "bangladesh", label: "Bangladesh", isDefault: false },
] as const satisfies readonly Queries.CountryOptionFragment[]

/** A shop whose prices have been read and are those of the cart. */
const noNews: FindProduct = () => new Promise(() => {})

interface SavedCartProps {
  items: readonly CartItem[]
  /** The products whose prices could not be read today, by number; null before anybody has tried. */
  unchecked?: readonly number[] | null
  /** What the shop says of a product; without it, nothing new. */
  findProduct?: FindProduct
  children: ReactNode
}

/** A visit with this cart saved in the browser; it is read after mount, as on the site. */
export function SavedCart({ items, unchecked = [], findProduct = noNews, children }: SavedCartProps) {
  const [store] = useState(() => {
    if (typeof window !== "undefined") window.localStorage.setItem(CART_KEY, JSON.stringify(items))
    const store = createStore()
    store.set(uncheckedProductsAtom, unchecked && new Set(unchecked))
    store.set(shopAtom, { findProduct })
    return store
  })
  useEffect(() => () => window.localStorage.removeItem(CART_KEY), [])
  return <Provider store={store}>{children}</Provider>
}
