/** @jest-environment node */
import { isSameHours, openState, type Hours } from "../../src/lib/opening-hours"

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
const hours: readonly Hours[] = [
  { label: "Monday to Friday", days: week, opens: "08:00", closes: "18:00" },
  { label: "Saturday", days: ["Saturday"], opens: "09:00", closes: "14:00" },
  { label: "Sunday", days: ["Sunday"], opens: null, closes: null },
]

/** Returns a timestamp by local time in Kampala. 23 November 2026 is a Monday. */
const getTimestamp = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00+03:00`)

test.each([
  ["a minute before opening", 23, "07:59", { isOpen: false, day: null, at: "8:00" }],
  ["a minute before closing", 23, "17:59", { isOpen: true, until: "18:00" }],
  ["the minute of closing", 23, "18:00", { isOpen: false, day: "Tuesday", at: "8:00" }],
  ["Friday night", 27, "21:00", { isOpen: false, day: "Saturday", at: "9:00" }],
  ["Saturday in the afternoon", 28, "14:00", { isOpen: false, day: "Monday", at: "8:00" }],
] as const)("openState: %s", (_moment, day, time, state) => {
  expect(openState(hours, getTimestamp(day, time))).toEqual(state)
})

test("openState: uses Kampala's day: Sunday 22:00 UTC is Monday", () => {
  expect(openState(hours, Date.parse("2026-11-29T22:00:00Z"))).toEqual({ isOpen: false, day: null, at: "8:00" })
})

test("openState: a break at noon counts as closed", () => {
  const split: readonly Hours[] = [
    { label: "Afternoon", days: ["Monday"], opens: "14:00", closes: "18:00" },
    { label: "Morning", days: ["Monday"], opens: "08:00", closes: "12:00" },
  ]
  expect(openState(split, getTimestamp(23, "09:00"))).toEqual({ isOpen: true, until: "12:00" })
  expect(openState(split, getTimestamp(23, "12:30"))).toEqual({ isOpen: false, day: null, at: "14:00" })
})

test("isSameHours: compares labels and times", () => {
  const copy = hours.map(({ label, opens, closes }) => ({ label, opens, closes }))
  expect(isSameHours(hours, copy)).toBe(true)
  expect(isSameHours(hours, copy.slice(1))).toBe(false)
  expect(isSameHours(hours, [...copy.slice(0, 2), { label: "Sunday", opens: "10:00", closes: "12:00" }])).toBe(false)
})
