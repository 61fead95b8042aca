/** @jest-environment node */
import fc from "fast-check"
import { addItem, countItems, removeItem, setQuantity, cartTotals, type CartItem } from "../../src/lib/cart"
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
/** A valid cart line. */
const line = carts.filter((cart) => cart.length > 0).map(([first]) => first)
const known = (item: CartItem | undefined): CartItem => {
  if (!item) throw new Error("An empty cart came through.")
  return item
}

/** The exact sum, without a size limit. */
const exactTotal = (cart: readonly CartItem[], of: Currency): bigint =>
  cart.reduce(
    (sum, { unitPrice, quantity }) =>
      unitPrice.currency === of ? sum + BigInt(unitPrice.amountMinor) * BigInt(quantity) : sum,
    0n,
  )

const totalOf = (cart: readonly CartItem[], of: Currency): bigint =>
  BigInt(cartTotals(cart).find((total) => total.currency === of)?.amountMinor ?? 0)

describe("prices", () => {
  test("what is written is read as the same amount, with and without its separators", () => {
    fc.assert(
      fc.property(amount, currency, (amountMinor, of) => {
        const text = formatMoney({ amountMinor, currency: of })
        expect(parsePrice(text)).toEqual({ amountMinor, currency: of })
        expect(parsePrice(text.replaceAll(",", ""))).toEqual({ amountMinor, currency: of })
      }),
    )
  })

  test("what is read is written as the same text", () => {
    const threes = fc.array(fc.integer({ min: 0, max: 999 }), { maxLength: 3 })
    fc.assert(
      fc.property(
        currency,
        fc.integer({ min: 1, max: 999 }),
        threes,
        fc.integer({ min: 0, max: 99 }),
        (of, first, rest, cents) => {
          const whole = [String(first), ...rest.map((three) => String(three).padStart(3, "0"))].join(",")
          const text = `${of === "UGX" ? "UGX" : "$"}${whole}.${String(cents).padStart(2, "0")}`
          const money = parsePrice(text)
          expect(money && formatMoney(money, "always").replace("\u00a0", "")).toBe(text)
        },
      ),
    )
  })

  test("no text whatever makes reading fail: a whole amount that is exact, or null", () => {
    const nearly = fc.stringMatching(/^(UGX|USD|\$|€)? ?[-0-9,.]{0,22}$/)
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), nearly), (text) => {
        const money = parsePrice(text)
        expect(money === null || (Number.isSafeInteger(money.amountMinor) && money.amountMinor >= 0)).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  test("two decimals, threes from the right, a dollar sign before dollars only", () => {
    fc.assert(
      fc.property(amount, currency, (amountMinor, of) => {
        const text = formatMoney({ amountMinor, currency: of }, "always")
        expect(text).toMatch(of === "USD" ? /^\$\d{1,3}(,\d{3})*\.\d{2}$/ : /^UGX\u00a0\d{1,3}(,\d{3})*\.\d{2}$/)
      }),
    )
  })
})

describe("totals", () => {
  test("are the exact sums, never off by a minor unit", () => {
    fc.assert(
      fc.property(carts, (cart) => {
        for (const of of currencies) expect(totalOf(cart, of)).toBe(exactTotal(cart, of))
      }),
    )
  })

  test("do not depend on the order of the lines, and add up over parts of the cart", () => {
    fc.assert(
      fc.property(carts, fc.nat(12), (cart, at) => {
        for (const of of currencies) {
          expect(totalOf([...cart].reverse(), of)).toBe(totalOf(cart, of))
          expect(totalOf(cart.slice(0, at), of) + totalOf(cart.slice(at), of)).toBe(totalOf(cart, of))
        }
      }),
    )
  })

  test("stay exact whatever is added and set: what would not be is refused", () => {
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
})

describe("the cart's laws", () => {
  test("adding: one line for each product, raised by the added amount, in its place; the others stay", () => {
    fc.assert(
      fc.property(carts, line, (cart, drawn) => {
        const item = known(drawn)
        const after = addItem(cart, item)
        const before = cart.find(({ id }) => id === item.id)
        expect(after.find(({ id }) => id === item.id)?.quantity).toBe((before?.quantity ?? 0) + item.quantity)
        expect(after).toHaveLength(cart.length + (before ? 0 : 1))
        expect(removeItem(after, item.id)).toEqual(removeItem(cart, item.id))
        expect(countItems(after)).toBe(countItems(cart) + item.quantity)
      }),
    )
  })

  test("adding a new one and removing it gives the cart back; removing twice is removing once", () => {
    fc.assert(
      fc.property(carts, line, (cart, drawn) => {
        const item = { ...known(drawn), id: 99 }
        expect(removeItem(addItem(cart, item), 99)).toEqual(cart)
        const once = removeItem(cart, known(drawn).id)
        expect(removeItem(once, known(drawn).id)).toEqual(once)
      }),
    )
  })

  test("setting: the last word counts; what is no quantity changes nothing", () => {
    const quantity = fc.integer({ min: 1, max: 300_000 })
    const nonsense = fc.oneof(
      fc.integer({ max: 0 }),
      fc.double().filter((value) => !Number.isInteger(value)),
    )
    fc.assert(
      fc.property(
        carts,
        fc.integer({ min: 1, max: 60 }),
        quantity,
        quantity,
        nonsense,
        (cart, id, first, second, bad) => {
          expect(setQuantity(setQuantity(cart, id, first), id, second)).toEqual(setQuantity(cart, id, second))
          expect(setQuantity(cart, id, bad)).toEqual(cart)
        },
      ),
    )
  })

  test("nothing changes the cart that it is given", () => {
    fc.assert(
      fc.property(carts, line, (cart, drawn) => {
        const copy = structuredClone(cart)
        const item = known(drawn)
        addItem(cart, item)
        removeItem(cart, item.id)
        setQuantity(cart, item.id, 5)
        expect(cart).toEqual(copy)
      }),
    )
  })
})
