/** @jest-environment node */
import { formatMoney, parsePrice, type Currency, type Money } from "../../src/lib/money"

describe("parsePrice", () => {
  test.each<[string, number, Currency]>([
    ["UGX800.00", 80_000, "UGX"],
    ["UGX 3,500,000", 350_000_000, "UGX"],
    ["$12.00", 1_200, "USD"],
    ["USD 0.05", 5, "USD"],
    ["  $1,234.56 ", 123_456, "USD"],
    ["UGX0", 0, "UGX"],
    // In floating point 0.29 × 100 is 28.999…
    ["$0.29", 29, "USD"],
  ])("reads %p", (text, amountMinor, currency) => {
    expect(parsePrice(text)).toEqual({ amountMinor, currency })
  })

  test.each([
    "",
    "800",
    "€12.00",
    "UGX",
    "$-5.00",
    "UGX22,5OO.00",
    "UGX1,00",
    "UGX1000,000",
    "UGX007",
    "$1.234",
    "$.50",
    "$1.000,00",
    "ugx800",
    "UGX90,071,992,547,409.92",
    "$1e3",
  ])("refuses %p", (text) => {
    expect(parsePrice(text)).toBeNull()
  })
})

describe("formatMoney", () => {
  test.each<[Money, string]>([
    [{ amountMinor: 0, currency: "USD" }, "$0.00"],
    [{ amountMinor: 5, currency: "USD" }, "$0.05"],
    [{ amountMinor: 80_000, currency: "UGX" }, "UGX\u00a0800.00"],
    [{ amountMinor: 99_999, currency: "UGX" }, "UGX\u00a0999.99"],
    [{ amountMinor: 100_000, currency: "UGX" }, "UGX\u00a01,000.00"],
    [{ amountMinor: 350_000_000, currency: "UGX" }, "UGX\u00a03,500,000.00"],
    [{ amountMinor: -5, currency: "USD" }, "-$0.05"],
  ])("writes %p in the cart as %p", (money, text) => {
    expect(formatMoney(money, "always")).toBe(text)
  })

  test.each<[Money, string]>([
    [{ amountMinor: 350_000_000, currency: "UGX" }, "UGX\u00a03,500,000"],
    [{ amountMinor: 0, currency: "UGX" }, "UGX\u00a00"],
    // A cent that there is isn't kept quiet.
    [{ amountMinor: 99_950, currency: "UGX" }, "UGX\u00a0999.50"],
    [{ amountMinor: 1_200, currency: "USD" }, "$12.00"],
  ])("writes %p as %p, which never breaks and reads as the same amount", (money, text) => {
    expect(formatMoney(money)).toBe(text)
    expect(parsePrice(formatMoney(money))).toEqual(money)
  })
})
