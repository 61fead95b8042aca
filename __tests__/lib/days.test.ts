/** @jest-environment node */
import { addDays, dayInWords, isDay, nextDays } from "../../src/lib/days"
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

test("days are counted over the ends of months and years", () => {
  expect(addDays("2026-11-30", 1)).toBe("2026-12-01")
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01")
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29")
})

test("a day in words, with and without its weekday", () => {
  expect(dayInWords("2026-12-05")).toBe("5 December 2026")
  expect(dayInWords("2026-12-05", true)).toBe("Saturday 5 December 2026")
})

test("the first Saturdays of a year, from 23 November 2026 on", () => {
  const days = nextDays("firstSaturday", "2026-11-23")
  expect(days).toHaveLength(12)
  expect(days.slice(0, 3)).toEqual(["2026-12-05", "2027-01-02", "2027-02-06"])
  expect(days.at(-1)).toBe("2027-11-06")
})

test("every first Saturday of twenty years is a Saturday, and within the first seven days of its month", () => {
  for (let year = 2020; year < 2040; year++) {
    for (const day of nextDays("firstSaturday", `${year}-01-01`)) {
      expect([day, new Date(`${day}T00:00:00Z`).getUTCDay()]).toEqual([day, 6])
      expect(Number(day.slice(8))).toBeLessThanOrEqual(7)
    }
  }
})

test("the 25th of each month; the day itself still counts, the next day it doesn't", () => {
  expect(nextDays("day25", "2026-11-25").slice(0, 2)).toEqual(["2026-11-25", "2026-12-25"])
  expect(nextDays("day25", "2026-11-26").slice(0, 2)).toEqual(["2026-12-25", "2027-01-25"])
  expect(nextDays("day25", "2026-11-25")).toHaveLength(12)
  expect(nextDays("day25", "2026-11-26")).toHaveLength(12)
})

test("the first day of a season comes once a year", () => {
  expect(nextDays({ firstOf: 3 }, "2026-11-23")).toEqual(["2027-03-01"])
  expect(nextDays({ firstOf: 11 }, "2026-11-23")).toEqual(["2027-11-01"])
  expect(nextDays({ firstOf: 11 }, "2026-11-01")).toEqual(["2026-11-01"])
})

test("a leap day has a year of days as well", () => {
  expect(nextDays("day25", "2028-02-29")).toHaveLength(12)
})
