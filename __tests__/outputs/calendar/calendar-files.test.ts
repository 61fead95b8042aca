/** @jest-environment node */
import ICAL from "ical.js"
import { calendarFile } from "../../../src/outputs/calendar/calendar-files"
import type { EventDay } from "../../../src/outputs/calendar/event-days"

const facts = { siteUrl: "https://cafn.example", name: "CaFN dates", today: "2026-11-23" }

const day = (more: Partial<EventDay> = {}): EventDay => ({
  key: "event-1-2026-12-05",
  file: "visit-day-2026-12-05",
  title: "Visit day",
  text: "Wear closed shoes, and ring the office; it\nmakes tea.",
  place: "The Nakato family's farm, Mbarara",
  day: "2026-12-05",
  hours: { starts: "09:00", ends: "13:00" },
  ...more,
})

/** The events of a file as ical.js, which other calendar programs use, reads them. */
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return { calendar, events: calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part)) }
}
const readOne = (more: Partial<EventDay>) => {
  const [event] = read(calendarFile([day(more)], facts)).events
  if (!event) throw new Error("no event")
  return event
}

test("a calendar program reads title, place and text as they were written", () => {
  const { calendar, events } = read(calendarFile([day()], facts))
  expect(calendar.name).toBe("vcalendar")
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0")
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("CaFN dates")
  expect(events).toHaveLength(1)
  expect(events[0]?.summary).toBe("Visit day")
  expect(events[0]?.location).toBe("The Nakato family's farm, Mbarara")
  expect(events[0]?.description).toBe("Wear closed shoes, and ring the office; it\nmakes tea.")
  expect(events[0]?.component.getFirstPropertyValue("url")).toBe("https://cafn.example/farm#dates")
})

test("nine o'clock in Kampala is six o'clock in UTC", () => {
  const { startDate, endDate } = readOne({})
  expect(startDate.toJSDate().toISOString()).toBe("2026-12-05T06:00:00.000Z")
  expect(endDate.toJSDate().toISOString()).toBe("2026-12-05T10:00:00.000Z")
  expect(startDate.zone.tzid).toBe("UTC")
})

test("what begins in Kampala before three in the morning begins in UTC the day before", () => {
  const { startDate } = readOne({ day: "2027-01-01", hours: { starts: "01:30", ends: "02:00" } })
  expect(startDate.toJSDate().toISOString()).toBe("2026-12-31T22:30:00.000Z")
})

test("a whole day has no hours, and ends before the next day", () => {
  const { startDate, endDate } = readOne({ day: "2026-12-31", hours: null })
  expect([startDate.isDate, startDate.toString()]).toEqual([true, "2026-12-31"])
  expect([endDate.isDate, endDate.toString()]).toEqual([true, "2027-01-01"])
})

test("a season fills its days and leaves them free, a single day does not", () => {
  const season = readOne({ day: "2027-03-01", lastDay: "2027-05-31", hours: null })
  expect([season.startDate.isDate, season.startDate.toString()]).toEqual([true, "2027-03-01"])
  expect([season.endDate.isDate, season.endDate.toString()]).toEqual([true, "2027-06-01"])
  expect(season.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT")
  expect(readOne({ hours: null }).component.getFirstPropertyValue("transp")).toBeNull()
})

test("each build gives the same file, and each day its own identity at the site's host", () => {
  const days = [day(), day({ key: "event-1-2027-01-02", day: "2027-01-02" })]
  expect(calendarFile(days, facts)).toBe(calendarFile(days, facts))
  expect(read(calendarFile(days, facts)).events.map(({ uid }) => uid)).toEqual([
    "event-1-2026-12-05@cafn.example",
    "event-1-2027-01-02@cafn.example",
  ])
})

test("lines end as RFC 5545 wants, and none is longer than 75 characters", () => {
  const text = calendarFile([day({ text: "Kigezi’s hay and the herd’s water. ".repeat(8).trim() })], facts)
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/)
  const long = text.split("\r\n").filter((line) => line.length > 75)
  expect(long).toEqual([])
})
