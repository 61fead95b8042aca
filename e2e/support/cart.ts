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

/** Three items in two lines. */
const milkAndGoat: readonly SavedLine[] = [milk, goat]

/** Milk in shillings and hides in dollars: two totals. */
export const twoCurrencies: readonly SavedLine[] = [milk, hide]

/** Matches the lines as saved after the site has read the current prices and units. */
export const withCurrentPrices = (items: readonly SavedLine[]) =>
  items.map((item) => ({
    ...item,
    unit: expect.any(Object),
    delivery: expect.stringMatching(/^(delivered|collected|chilled)$/),
    pricedAt: expect.any(Number),
  }))

/** The URL of the shop's products, and its file below `public`. */
export const CATALOGUE = "/lists/products.json"
interface Catalogue {
  build: string
  content: { nodes: readonly { jsonId: number }[] }
}

/**
 * Changes products in the shop's catalogue.
 *
 * @param products changes by id; null removes the product
 */
export async function mockProducts(
  page: Page,
  products: Readonly<Record<number, { price?: Money; title?: string } | null>>,
): Promise<void> {
  await page.context().route(`**${CATALOGUE}`, (route) => {
    const { build, content } = JSON.parse(fs.readFileSync(`public${CATALOGUE}`, "utf8")) as Catalogue
    const nodes = content.nodes.flatMap((node) => {
      const { price, ...changes } = products[node.jsonId] ?? {}
      if (products[node.jsonId] === null) return []
      return [{ ...node, ...changes, ...(price && { price: { ...price, text: formatMoney(price) } }) }]
    })
    return route.fulfill({ json: { build, content: { nodes } } })
  })
}

/** Returns the parsed cart of the local storage, null if there is none. */
export const getSavedCart = (page: Page): Promise<unknown> =>
  page.evaluate((key): unknown => JSON.parse(window.localStorage.getItem(key) ?? "null"), CART_KEY)

/** Saves a cart as an earlier visit would have. Call it before the page is opened. */
export const fillCart = (page: Page) => storeCart(page, JSON.stringify(milkAndGoat))

/** Saves a cart once per tab, so that later pages have the changes that the site saves. */
export async function storeCart(page: Page, json: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // The frame of an embedded video has no storage.
      if (window.origin === "null" || window.sessionStorage.getItem("test-stored")) return
      window.sessionStorage.setItem("test-stored", "yes")
      window.localStorage.setItem(key, value)
    },
    [CART_KEY, json] as const,
  )
}
