import fs from "node:fs"
import { expect, type Page } from "@playwright/test"
import type { SavedLine } from "../../src/features/cart/lines"
import { formatMoney, type Money } from "../../src/lib/money"
import { CART_KEY } from "../../src/features/cart/inline"

const milk: SavedLine = {
  id: 3,
  title: "Fresh Milk",
  unit: { one: "can of 10 litres", many: "cans of 10 litres" },
  delivery: "delivered",
  unitPrice: { amountMinor: 2_250_000, currency: "UGX" },
  quantity: 2,
  pricedAt: Date.UTC(2026, 10, 14, 12),
}
const goat: SavedLine = {
  ...milk,
  id: 2,
  title: "Mubende Goat",
  unit: { one: "young buck", many: "young bucks" },
  delivery: "collected",
  unitPrice: { amountMinor: 32_000_000, currency: "UGX" },
  quantity: 1,
}
const hide: SavedLine = {
  ...milk,
  id: 7,
  title: "Leather Hide",
  unit: { one: "hide", many: "hides" },
  unitPrice: { amountMinor: 4_500, currency: "USD" },
}

/** Milk and a goat: three items in two lines. */
const milkAndGoat: readonly SavedLine[] = [milk, goat]

/** Milk in shillings and two hides in dollars: two totals. */
export const twoCurrencies: readonly SavedLine[] = [milk, hide]

/** The same as the site saves them once it has read today's prices and units. */
export const withCurrentPrices = (items: readonly SavedLine[]) =>
  items.map((item) => ({
    ...item,
    unit: expect.any(Object),
    delivery: expect.stringMatching(/^(delivered|collected|chilled)$/),
    pricedAt: expect.any(Number),
  }))

/** The shop's catalogue, as the build has written it. */
const CATALOGUE = "/lists/products.json"
interface Catalogue {
  build: string
  content: { nodes: readonly { jsonId: number }[] }
}

/**
 * From now on the shop says something else of some products than the build, or, for null, that it has them no longer.
 *
 * @param until the answer waits for this
 */
export async function mockProducts(
  page: Page,
  products: Readonly<Record<number, { price?: Money; title?: string } | null>>,
  until: Promise<void> = Promise.resolve(),
): Promise<void> {
  await page.context().route(`**${CATALOGUE}`, async (route) => {
    await until
    const { build, content } = JSON.parse(fs.readFileSync(`public${CATALOGUE}`, "utf8")) as Catalogue
    const nodes = content.nodes.flatMap((node) => {
      const { price, ...changes } = products[node.jsonId] ?? {}
      if (products[node.jsonId] === null) return []
      return [{ ...node, ...changes, ...(price && { price: { ...price, text: formatMoney(price) } }) }]
    })
    return route.fulfill({ json: { build, content: { nodes } } })
  })
}

/** The value saved in the browser under the cart's key. */
export const getSavedCart = (page: Page): Promise<unknown> =>
  page.evaluate((key): unknown => JSON.parse(window.localStorage.getItem(key) ?? "null"), CART_KEY)

/** Fills the storage with the cart of an earlier visit. Call it before the page is opened. */
export const fillCart = (page: Page) => storeCart(page, JSON.stringify(milkAndGoat))

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
