/** @jest-environment node */
import { dateExists, fullDate, isoDate, monthNames } from "../../src/lib/calendar"
import { formatLocalDateTime, formatLocalDay } from "../../src/lib/day-and-time"
import { formatDay, isDay, kampalaDay, nextDayOfMonth } from "../../src/lib/days"

test.each(monthNames.map((month, index) => [month, index] as const))("calendar: %s in full", (month, index) => {
  const full = new Date(2026, index).toLocaleDateString("en-GB", { month: "long" })
  expect(fullDate({ day: 1, month, year: 2026 })).toBe(`1 ${full} 2026`)
})

test.each([
  [{ day: 29, month: "Feb", year: 2028 }, true],
  [{ day: 29, month: "Feb", year: 2100 }, false],
  [{ day: 31, month: "Jun", year: 2026 }, false],
  [{ day: 0, month: "Jan", year: 2026 }, false],
] as const)("calendar: the date %p exists: %p", (date, exists) => {
  expect(dateExists(date)).toBe(exists)
})

test.each([
  ["2026-12-05", true],
  ["2026-02-29", false],
  ["2026-1-5", false],
  ["5 December 2026", false],
])("calendar: “%s” is a day: %s", (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test("calendar: formats a date as ISO 8601 and in English", () => {
  const date = { day: 9, month: "Mar", year: 2026 } as const
  expect([isoDate(date), fullDate(date)]).toEqual(["2026-03-09", "9 March 2026"])
  expect(formatDay("2026-12-05")).toBe("5 December 2026")
  expect(formatDay("2026-12-05", true)).toBe("Saturday 5 December 2026")
})

test.each([
  ["Kampala, the 25th", "2026-11-25T00:00+03:00", "2026-11-25"],
  ["Kampala, the last minute of the 25th", "2026-12-25T23:59+03:00", "2026-12-25"],
  ["Kampala, the 26th", "2026-11-26T00:00+03:00", "2026-12-25"],
  ["Toronto, the 25th at 18:00", "2026-12-25T18:00-05:00", "2027-01-25"],
  ["Auckland, the 26th at 1:00", "2026-12-26T01:00+13:00", "2026-12-25"],
  ["Kampala, the last minute of the year", "2026-12-31T23:59+03:00", "2027-01-25"],
  ["Kampala, 1 February of the next year", "2027-02-01T08:00+03:00", "2027-02-25"],
  ["Kampala, a leap day", "2028-02-29T08:00+03:00", "2028-03-25"],
])("calendar: the next 25th by Kampala's clock: %s", (_, moment, next) => {
  expect(nextDayOfMonth(25, kampalaDay(Date.parse(moment)))).toBe(next)
})

test("calendar: formats a moment in the visitor's time zone", () => {
  const moment = new Date(2026, 10, 14, 9, 5)
  expect(formatLocalDay(moment)).toBe("14 November 2026")
  expect(formatLocalDateTime(moment.getTime())).toBe("14 November 2026, 9:05")
  expect(formatLocalDateTime(moment.toISOString())).toBe("14 November 2026, 9:05")
})
