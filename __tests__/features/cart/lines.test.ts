/** @jest-environment node */
import {
  addItem,
  parseCart,
  sumQuantities,
  lineTotal,
  mergeLines,
  orderableItems,
  setQuantity,
  cartTotals,
  type CartItem,
  type SavedLine,
} from "../../../src/features/cart/lines"
import { MAX_QUANTITY } from "../../../src/lib/quantity"
import type { Money } from "../../../src/lib/money"
import { createCartLine, hide as hideFixture } from "../../fixtures/cart"

const ugx = (amountMinor: number): Money => ({ amountMinor, currency: "UGX" })
const usd = (amountMinor: number): Money => ({ amountMinor, currency: "USD" })

const milk = createCartLine({ quantity: 2 })
const hide = { ...hideFixture, quantity: 1 }

test("cart: adding appends a new item, and increases the quantity of an existing one", () => {
  const cart = Object.freeze([Object.freeze({ ...milk })])
  expect(addItem(cart, hide)).toEqual([milk, hide])
  expect(addItem([milk, hide], { ...milk, quantity: 3 })).toEqual([{ ...milk, quantity: 5 }, hide])
})

test("cart: one total for each currency, in the order of the lines", () => {
  expect(cartTotals([hide, milk, { ...hide, id: 8, unitPrice: usd(10), quantity: 3 }])).toEqual([
    { currency: "USD", amountMinor: 4_280 },
    { currency: "UGX", amountMinor: 4_500_000 },
  ])
  expect(lineTotal({ ...hide, quantity: 3 })).toEqual(usd(12_750))
})

test("cart: a discontinued product is in no total and no order, but stays in the cart", () => {
  const unavailable: CartItem = { ...hide, isUnavailable: true }
  expect(cartTotals([milk, unavailable])).toEqual([ugx(4_500_000)])
  expect(cartTotals([unavailable])).toEqual([])
  expect(orderableItems([milk, unavailable])).toEqual([milk])
  expect(sumQuantities([milk, unavailable])).toBe(3)
})

describe("saved cart", () => {
  let warn: jest.SpyInstance
  beforeEach(() => {
    warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  })

  test.each<[string, unknown[], SavedLine[]]>([
    ["valid lines are kept", [milk, hide], [milk, hide]],
    ["unknown fields are dropped", [{ ...milk, discount: 100 }], [milk]],
    [
      "two lines of a product are merged, at the price of the first",
      [milk, hide, { ...milk, unitPrice: usd(1), quantity: 4 }],
      [{ ...milk, quantity: 6 }, hide],
    ],
  ])("saved cart: %s", (_, stored, cart) => {
    expect(parseCart(JSON.parse(JSON.stringify(stored)))).toEqual(cart)
    expect(warn).not.toHaveBeenCalled()
  })

  test.each([
    [1, true],
    [MAX_QUANTITY, true],
    [0, false],
    [1.5, false],
    [Number.NaN, false],
    [MAX_QUANTITY + 1, false],
  ])("cart: a typed and a saved quantity follow the same rule: %d is allowed: %s", (quantity, isAllowed) => {
    const line = { ...milk, quantity }
    expect(setQuantity([milk], milk.id, quantity)).toEqual([isAllowed ? line : milk])
    expect(parseCart([line])).toEqual(isAllowed ? [line] : [])
  })

  test("saved cart: keeps the first 200 lines, and logs the others", () => {
    const lines = Array.from({ length: 201 }, (_, id) => ({ ...milk, id }))
    expect(parseCart(lines)).toEqual(lines.slice(0, 200))
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("left out"), lines.slice(200))
  })

  test.each([null, {}, "[]"])("saved cart: %j is no list: results in an empty cart, and is logged", (stored) => {
    expect(parseCart(stored)).toEqual([])
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test.each<[string, unknown]>([
    ["nothing", null],
    ["a quantity as text", { ...milk, quantity: "2" }],
    ["a price as text", { ...milk, unitPrice: "UGX22,500.00" }],
    ["a negative price", { ...milk, unitPrice: ugx(-1) }],
    [
      "a currency that is a key of Object.prototype",
      { ...milk, unitPrice: { amountMinor: 1, currency: "constructor" } },
    ],
    ["no unit", { ...milk, unit: undefined }],
    ["an id as text", { ...milk, id: "3" }],
  ])("saved cart: a line with %s is dropped and logged; the rest survives", (_name, line) => {
    expect(parseCart([line, hide])).toEqual([hide])
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("left out"), line)
  })
})

test("cart: merging adds up quantities, up to the maximum", () => {
  expect(mergeLines([hide, milk, { ...milk, quantity: 5 }])).toEqual([hide, { ...milk, quantity: 7 }])
  expect(mergeLines([milk, { ...milk, quantity: MAX_QUANTITY }])).toEqual([{ ...milk, quantity: MAX_QUANTITY }])
})
