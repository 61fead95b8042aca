/** @jest-environment node */
import { parsePrice } from "../../src/content/price"
import { formatMoney, type Currency, type Money } from "../../src/lib/money"
import { countUnits, perUnit } from "../../src/lib/unit"

test.each<[string, number, Currency]>([
  ["UGX800.00", 80_000, "UGX"],
  ["UGX 3,500,000", 350_000_000, "UGX"],
  ["  $1,234.56 ", 123_456, "USD"],
  ["6000/=", 600_000, "UGX"],
  ["6,000 UGX", 600_000, "UGX"],
  ["Shs 6000", 600_000, "UGX"],
  ["Ushs 6,000", 600_000, "UGX"],
  // In floating point 0.29 × 100 is 28.999…
  ["$0.29", 29, "USD"],
])("parsePrice: reads %p", (text, amountMinor, currency) => {
  expect(parsePrice(text)).toEqual({ amountMinor, currency })
})

const invalid = ["", "800", "€12.00", "$-5.00", "UGX22,5OO.00", "UGX007", "$1.234", "ugx800", "UGX800.50", "6,000.5/="]
const aboveMax = "$90,071,992,547,409.92"

test.each([...invalid, aboveMax])("parsePrice: rejects %p", (text) => {
  expect(parsePrice(text)).toBeNull()
})

test.each<[Money, string]>([
  // Decimals by ISO 4217 (decisions, "Cart and money").
  [{ amountMinor: 350_000_000, currency: "UGX" }, "UGX\u00a03,500,000"],
  [{ amountMinor: 1_200, currency: "USD" }, "$12.00"],
  [{ amountMinor: 5, currency: "USD" }, "$0.05"],
  [{ amountMinor: Number.MAX_SAFE_INTEGER, currency: "USD" }, "$90,071,992,547,409.91"],
])("formatMoney: formats %p as %p, unbreakable and parsed back to the same amount", (money, text) => {
  expect(formatMoney(money)).toBe(text)
  expect(parsePrice(text)).toEqual(money)
})

test("unit: is appended to a price and a number", () => {
  const tray = { one: "tray of 30", many: "trays of 30" }
  expect(perUnit(tray)).toBe("per tray of 30")
  expect(countUnits(1, tray)).toBe("1 tray of 30")
  expect(countUnits(1000, tray)).toBe("1,000 trays of 30")
})
