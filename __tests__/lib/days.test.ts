/** @jest-environment node */
import { dayInWords, isDay } from "../../src/lib/days"
import { kampalaDay } from "../../src/lib/kampala"

test("Kampala's day begins at 21:00 UTC", () => {
  expect(kampalaDay(Date.parse("2026-11-23T20:59:59Z"))).toBe("2026-11-23")
  expect(kampalaDay(Date.parse("2026-11-23T21:00:00Z"))).toBe("2026-11-24")
})

test.each([
  ["2026-12-05", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-06-31", false],
  ["2026-13-01", false],
  ["2026-00-10", false],
  ["2026-1-5", false],
  ["5 December 2026", false],
  ["", false],
])("“%s” is a day: %s", (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test("a day in words, with and without its weekday", () => {
  expect(dayInWords("2026-12-05")).toBe("5 December 2026")
  expect(dayInWords("2026-12-05", true)).toBe("Saturday 5 December 2026")
})
