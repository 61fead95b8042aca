/** @jest-environment node */
import ICAL from "ical.js"
import { calendarFile, type CalendarEvent } from "../../../src/outputs/calendar/calendar-files"

const siteUrl = "https://cafn.example"
const today = "2026-11-26"

const groupOrder: CalendarEvent = {
  jsonId: 2,
  title: "Group orders",
  text: "Feed, salt and seed; bring the list, please.",
  date: null,
  monthly: { day: 25 },
}

const training: CalendarEvent = {
  jsonId: 3,
  title: "Training: clean milk",
  text: "10:00 to 13:00, the Nakato family's farm.\nBring your own can.",
  date: "2026-12-31",
  monthly: null,
}

/** Parses a file with ical.js, which other calendar programs use. */
const parse = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return { calendar, events: calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part)) }
}
const parseOne = (event: CalendarEvent) => {
  const [parsed] = parse(calendarFile([event], siteUrl, today)).events
  if (!parsed) throw new Error("no event")
  return parsed
}

test("calendar file: title and text are read back as written", () => {
  const { calendar, events } = parse(calendarFile([training], siteUrl, today))
  expect(calendar.name).toBe("vcalendar")
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0")
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("CaFN dates")
  expect(events).toHaveLength(1)
  expect(events[0]?.summary).toBe(training.title)
  expect(events[0]?.description).toBe(training.text)
  expect(events[0]?.component.getFirstPropertyValue("url")).toBe("https://cafn.example/farm#dates")
})

test("calendar file: lines end with CRLF and have at most 75 octets (RFC 5545), and are read back as written", () => {
  const written = "🐄👩🏾‍🌾🥛".repeat(20)
  const event = { ...training, title: written, text: written }
  const text = calendarFile([event], siteUrl, today)
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/)
  const lines = text.split("\r\n")
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || String(Buffer.from(line)) !== line)).toEqual([])
  expect(parseOne(event)).toMatchObject({ summary: event.title, description: event.text })
})

test("calendar file: a one-day event lasts the whole day, and ends before the next", () => {
  const { startDate, endDate } = parseOne(training)
  expect([startDate.isDate, startDate.toString()]).toEqual([true, "2026-12-31"])
  expect([endDate.isDate, endDate.toString()]).toEqual([true, "2027-01-01"])
  expect(calendarFile([training], siteUrl, today)).toMatch("\r\nDURATION:P1D\r\n")
})

test("calendar file: a monthly event is one event that recurs without end", () => {
  const event = parseOne(groupOrder)
  expect(event.component.getFirstPropertyValue("rrule")?.toString()).toBe("FREQ=MONTHLY;BYMONTHDAY=25")
  const days = event.iterator()
  expect(Array.from({ length: 4 }, () => days.next()?.toString())).toEqual([
    "2026-11-25",
    "2026-12-25",
    "2027-01-25",
    "2027-02-25",
  ])
})

test("calendar file: an event's UID does not change between builds", () => {
  for (const day of [today, "2027-03-01"]) {
    const { events } = parse(calendarFile([groupOrder, training], siteUrl, day))
    expect(events.map(({ uid }) => uid)).toEqual(["event-2@cafn.example", "event-3@cafn.example"])
  }
})
