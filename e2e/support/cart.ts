import type { Page } from "@playwright/test"
import type { CartItem } from "../../src/lib/cart"
import { CART_KEY } from "../../src/shared/cart-store"

/** Two litres of milk and a goat: three items in two lines. */
export const cartItems: readonly CartItem[] = [
  { id: 3, title: "Fresh Milk", thumb: "products/fresh-milk", price: 350_000, currency: "UGX", quantity: 2 },
  { id: 2, title: "Mubende Goat", thumb: "products/mubende-goat", price: 45_000_000, currency: "UGX", quantity: 1 },
]

/** Milk in shillings and two hides in dollars: two totals. */
export const twoCurrencies: readonly CartItem[] = [
  { id: 3, title: "Fresh Milk", thumb: "products/fresh-milk", price: 2_250_000, currency: "UGX", quantity: 2 },
  { id: 7, title: "Leather Hide", thumb: "products/leather-hide", price: 4_500, currency: "USD", quantity: 2 },
]

/** The value saved in the browser under the cart's key. */
export const savedCart = (page: Page): Promise<unknown> =>
  page.evaluate((key): unknown => JSON.parse(window.localStorage.getItem(key) ?? "null"), CART_KEY)

/** Fills the storage with the cart of an earlier visit. Call it before the page is opened. */
export const fillCart = (page: Page) => storeCart(page, JSON.stringify(cartItems))

/** Writes once per tab: later pages see what the site has stored since. */
export async function storeCart(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (window.sessionStorage.getItem("test-stored")) return
      window.sessionStorage.setItem("test-stored", "yes")
      window.localStorage.setItem(key, value)
    },
    [CART_KEY, text] as const,
  )
}
