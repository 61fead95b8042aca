/** @jest-environment node */
import { dayAndTime, dayOf } from "../../src/lib/day-and-time"

test.each([
  [new Date(2026, 10, 14, 9, 5), "14 November 2026, 9:05"],
  [new Date(2026, 0, 1, 0, 0), "1 January 2026, 0:00"],
  [new Date(2026, 4, 31, 17, 40), "31 May 2026, 17:40"],
])("%s is written by the visitor's clock", (moment, text) => {
  expect(dayAndTime(moment.getTime())).toBe(text)
  expect(dayAndTime(moment.toISOString())).toBe(text)
  expect(text.startsWith(dayOf(moment))).toBe(true)
})
