/** @jest-environment node */
import fc from "fast-check"
import { addItem, countItems, setQuantity, cartTotals, type CartItem } from "../../src/lib/cart"
import { formatMoney, parsePrice, type Currency } from "../../src/lib/money"

/* Properties of every amount and every cart, tested with random values. */

const currencies: readonly Currency[] = ["UGX", "USD"]
const currency = fc.constantFrom(...currencies)
const amount = fc.maxSafeNat()

/** Up to twelve lines of different products. Their sums stay within the safe integers. */
const carts: fc.Arbitrary<CartItem[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 60 }),
    title: fc.constant("Fresh Milk"),
    thumb: fc.constant("products/fresh-milk"),
    unitPrice: fc.record({ amountMinor: fc.integer({ min: 0, max: 2 ** 31 - 1 }), currency }),
    quantity: fc.integer({ min: 1, max: 300_000 }),
  }),
  { selector: ({ id }) => id, maxLength: 12 },
)

/** The exact sum, without a size limit. */
const exactTotal = (cart: readonly CartItem[], of: Currency): bigint =>
  cart.reduce(
    (sum, { unitPrice, quantity }) =>
      unitPrice.currency === of ? sum + BigInt(unitPrice.amountMinor) * BigInt(quantity) : sum,
    0n,
  )

const totalOf = (cart: readonly CartItem[], of: Currency): bigint =>
  BigInt(cartTotals(cart).find((total) => total.currency === of)?.amountMinor ?? 0)

test("prices: what is written is read as the same amount, with and without its separators", () => {
  fc.assert(
    fc.property(amount, currency, (amountMinor, of) => {
      const text = formatMoney({ amountMinor, currency: of })
      expect(parsePrice(text)).toEqual({ amountMinor, currency: of })
      expect(parsePrice(text.replaceAll(",", ""))).toEqual({ amountMinor, currency: of })
    }),
  )
})

test("prices: no text whatever makes reading fail: a whole amount that is exact, or null", () => {
  const nearly = fc.stringMatching(/^(UGX|USD|\$|€)? ?[-0-9,.]{0,22}$/)
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), nearly), (text) => {
      const money = parsePrice(text)
      expect(money === null || (Number.isSafeInteger(money.amountMinor) && money.amountMinor >= 0)).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test("totals: are the exact sums, never off by a minor unit", () => {
  fc.assert(
    fc.property(carts, (cart) => {
      for (const of of currencies) expect(totalOf(cart, of)).toBe(exactTotal(cart, of))
    }),
  )
})

test("totals: stay exact whatever is added and set: what would not be is refused", () => {
  const huge = fc.record({
    id: fc.integer({ min: 1, max: 4 }),
    unitPrice: fc.record({ amountMinor: amount, currency }),
    quantity: amount,
  })
  fc.assert(
    fc.property(fc.array(huge, { maxLength: 20 }), (steps) => {
      const cart = steps.reduce<CartItem[]>((before, { id, unitPrice, quantity }) => {
        const item = { id, title: "", thumb: "", unitPrice, quantity: Math.max(1, quantity) }
        return setQuantity(addItem(before, item), id, quantity)
      }, [])
      for (const of of currencies) expect(totalOf(cart, of)).toBe(exactTotal(cart, of))
      expect(Number.isSafeInteger(countItems(cart))).toBe(true)
    }),
  )
})
