/** @jest-environment node */
import { joinProduct, updateLines, type CurrentProduct } from "../../../src/features/cart/current-prices"
import { cartLine } from "../../fixtures/cart"

const NOON = Date.UTC(2026, 10, 22, 12)

const milk = cartLine({ title: "Milk", delivery: "collected" })
const dearer = { amountMinor: 2_700_000, currency: "UGX" } as const
const product: CurrentProduct = {
  title: "Fresh Milk",
  unit: milk.unit,
  sku: "CAFN-3",
  delivery: "delivered",
  unitPrice: milk.unitPrice,
}

/** What the shop says of milk today. */
const shop = (changes: Partial<CurrentProduct> = {}) => new Map([[3, { ...product, ...changes }]])
const shown = { ...milk, ...product }

test("current prices: a line shows the product's current data, and its previous price", () => {
  expect(joinProduct(milk, shop())).toEqual(shown)
  expect(joinProduct(milk, shop({ unitPrice: dearer }))).toEqual({
    ...shown,
    unitPrice: dearer,
    previousPrice: milk.unitPrice,
  })
})

test("current prices: until products are loaded a line is unchanged; a missing one is marked", () => {
  expect(joinProduct(milk, null)).toBe(milk)
  expect(joinProduct(milk, new Map())).toEqual({ ...milk, isUnavailable: true })
})

test("current prices: an unchanged price is saved at once, a changed one when accepted", () => {
  const read = { ...milk, title: "Fresh Milk", delivery: "delivered", pricedAt: NOON }
  expect(updateLines([milk], shop(), NOON, false)).toEqual([read])
  expect(updateLines([milk], shop({ unitPrice: dearer }), NOON, false)).toEqual([milk])
  expect(updateLines([milk], shop({ unitPrice: dearer }), NOON, true)).toEqual([{ ...read, unitPrice: dearer }])
  expect(updateLines([milk], new Map(), NOON, true)).toEqual([milk])
})
