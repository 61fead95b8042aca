/** @jest-environment node */
import { dateExists, fullDate, isoDate, monthNames, months } from "../../src/lib/calendar"

test("the months are in order", () => {
  expect(monthNames).toEqual(Object.keys(months))
})

test.each([
  [{ day: 29, month: "Feb", year: 2028 }, true],
  [{ day: 29, month: "Feb", year: 2026 }, false],
  [{ day: 29, month: "Feb", year: 2100 }, false],
  [{ day: 31, month: "Jun", year: 2026 }, false],
  [{ day: 31, month: "Dec", year: 2026 }, true],
  [{ day: 0, month: "Jan", year: 2026 }, false],
] as const)("%p exists: %p", (date, exists) => {
  expect(dateExists(date)).toBe(exists)
})

test("a date is formatted for machines and for people", () => {
  expect(isoDate({ day: 9, month: "Mar", year: 2026 })).toBe("2026-03-09")
  expect(fullDate({ day: 9, month: "Mar", year: 2026 })).toBe("9 March 2026")
})
