/** @jest-environment node */
import { mergeProduct, updateLines, type CurrentProduct } from "../../../src/features/cart/current-prices"
import { createCartLine } from "../../fixtures/cart"

const NOON = Date.UTC(2026, 10, 22, 12)

const milk = createCartLine({ title: "Milk", delivery: "collected" })
const higherPrice = { amountMinor: 2_700_000, currency: "UGX" } as const
const product: CurrentProduct = {
  title: "Fresh Milk",
  unit: milk.unit,
  sku: "CAFN-3",
  delivery: "delivered",
  unitPrice: milk.unitPrice,
}

/** Current products, with changes to milk. */
const getProducts = (changes: Partial<CurrentProduct> = {}) => new Map([[3, { ...product, ...changes }]])
const merged = { ...milk, ...product }

test("current prices: a line shows the product's current data, and its previous price", () => {
  expect(mergeProduct(milk, getProducts())).toEqual(merged)
  expect(mergeProduct(milk, getProducts({ unitPrice: higherPrice }))).toEqual({
    ...merged,
    unitPrice: higherPrice,
    previousPrice: milk.unitPrice,
  })
})

test("current prices: until products are loaded a line is unchanged; a missing one is marked", () => {
  expect(mergeProduct(milk, null)).toBe(milk)
  expect(mergeProduct(milk, new Map())).toEqual({ ...milk, isUnavailable: true })
})

test("current prices: an unchanged price is saved at once, a changed one when accepted", () => {
  const updated = { ...milk, title: "Fresh Milk", delivery: "delivered", pricedAt: NOON }
  expect(updateLines([milk], getProducts(), NOON, false)).toEqual([updated])
  expect(updateLines([milk], getProducts({ unitPrice: higherPrice }), NOON, false)).toEqual([milk])
  expect(updateLines([milk], getProducts({ unitPrice: higherPrice }), NOON, true)).toEqual([
    { ...updated, unitPrice: higherPrice },
  ])
  expect(updateLines([milk], new Map(), NOON, true)).toEqual([milk])
})
