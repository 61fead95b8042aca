import fs from "node:fs"
import { expect, type Page } from "@playwright/test"
import type { CartItem } from "../../src/lib/cart"
import { formatMoney, type Money } from "../../src/lib/money"
import { CART_KEY } from "../../src/shared/cart-store"

/** Two litres of milk and a goat: three items in two lines. */
export const cartItems: readonly CartItem[] = [
  {
    id: 3,
    title: "Fresh Milk",
    thumb: "products/fresh-milk",
    unitPrice: { amountMinor: 2_250_000, currency: "UGX" },
    quantity: 2,
  },
  {
    id: 2,
    title: "Mubende Goat",
    thumb: "products/mubende-goat",
    unitPrice: { amountMinor: 32_000_000, currency: "UGX" },
    quantity: 1,
  },
]

/** Milk in shillings and two hides in dollars: two totals. */
export const twoCurrencies: readonly CartItem[] = [
  {
    id: 3,
    title: "Fresh Milk",
    thumb: "products/fresh-milk",
    unitPrice: { amountMinor: 2_250_000, currency: "UGX" },
    quantity: 2,
  },
  {
    id: 7,
    title: "Leather Hide",
    thumb: "products/leather-hide",
    unitPrice: { amountMinor: 4_500, currency: "USD" },
    quantity: 2,
  },
]

/** The same as the site saves them once it has read today's prices, units and SKUs. */
export const asRead = (items: readonly CartItem[]) =>
  items.map((item) => ({
    ...item,
    sku: expect.stringMatching(/^CAFN-/),
    unit: expect.any(Object),
    pricedAt: expect.any(Number),
  }))

/** The file in which the shop says what product `id` is and costs. */
const productFile = (id: number) => new RegExp(`/lists/products/by-id/(${id})\\.json$`)

/** What such a file holds. */
interface ProductFile {
  entries: [product: object]
}

/** As the build has written it. */
const readProductFile = (id: number) =>
  JSON.parse(fs.readFileSync(`public/lists/products/by-id/${id}.json`, "utf8")) as ProductFile

/**
 * From now on the shop says something else of a product than the build, or, for null, that there is none.
 *
 * @param until the answer waits for this
 */
export async function answerProduct(
  page: Page,
  id: number,
  product: { price?: Money; title?: string } | null,
  until: Promise<void> = Promise.resolve(),
): Promise<void> {
  await page.context().route(productFile(id), async (route) => {
    await until
    if (!product) return route.fulfill({ status: 404, body: "" })
    const file = readProductFile(id)
    const { price, ...changes } = product
    Object.assign(file.entries[0], changes, price && { price: { ...price, text: formatMoney(price) } })
    return route.fulfill({ json: file })
  })
}

/** The value saved in the browser under the cart's key. */
export const savedCart = (page: Page): Promise<unknown> =>
  page.evaluate((key): unknown => JSON.parse(window.localStorage.getItem(key) ?? "null"), CART_KEY)

/** Fills the storage with the cart of an earlier visit. Call it before the page is opened. */
export const fillCart = (page: Page) => storeCart(page, JSON.stringify(cartItems))

/** Writes once per tab: later pages see what the site has stored since. */
export async function storeCart(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // A film's frame has no storage.
      if (window.origin === "null" || window.sessionStorage.getItem("test-stored")) return
      window.sessionStorage.setItem("test-stored", "yes")
      window.localStorage.setItem(key, value)
    },
    [CART_KEY, text] as const,
  )
}
