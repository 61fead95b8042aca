/** @jest-environment node */
import { joinProduct, updateLines, type CurrentProduct } from "../../../src/features/cart/current-prices"
import { checkCart, type SavedLine } from "../../../src/features/cart/lines"

const NOON = Date.UTC(2026, 10, 22, 12)

const milk: SavedLine = { id: 3, title: "Milk", unitPrice: { amountMinor: 2_500_000, currency: "UGX" }, quantity: 2 }
const dearer = { amountMinor: 2_700_000, currency: "UGX" } as const
const can = { one: "can", many: "cans" }

/** What the shop says of milk today. */
const shop = (changes: Partial<CurrentProduct> = {}) =>
  new Map<number, CurrentProduct>([
    [
      3,
      { title: "Fresh Milk", unit: can, sku: "CAFN-3", delivery: "delivered", unitPrice: milk.unitPrice, ...changes },
    ],
  ])
const shown = { ...milk, title: "Fresh Milk", unit: can, sku: "CAFN-3", delivery: "delivered" }

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
  expect(joinProduct(milk, new Map())).toEqual({ ...milk, isGone: true })
})

test("current prices: an unchanged price is saved at once, a changed one when accepted", () => {
  const read = { ...milk, title: "Fresh Milk", unit: can, delivery: "delivered", pricedAt: NOON }
  expect(updateLines([milk], shop(), NOON, false)).toEqual([read])
  expect(updateLines([milk], shop({ unitPrice: dearer }), NOON, false)).toEqual([milk])
  expect(updateLines([milk], shop({ unitPrice: dearer }), NOON, true)).toEqual([{ ...read, unitPrice: dearer }])
  expect(updateLines([milk], new Map(), NOON, true)).toEqual([milk])
})

test("current prices: whether a product is collected comes from the shop, and is saved", () => {
  const collected = shop({ delivery: "collected" })
  expect(joinProduct(milk, collected)).toMatchObject({ delivery: "collected" })
  expect(checkCart(updateLines([milk], collected, NOON, false))).toEqual([
    expect.objectContaining({ delivery: "collected" }),
  ])
})

test("current prices: a price that would make the sum inexact leaves the lines unchanged", () => {
  const dear = shop({ unitPrice: { ...dearer, amountMinor: Number.MAX_SAFE_INTEGER } })
  expect(updateLines([milk], dear, NOON, true)).toEqual([milk])
})
