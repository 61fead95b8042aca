/** @jest-environment node */
import ICAL from "ical.js"
import { calendarFile, type CalendarEvent } from "../../../src/outputs/calendar/calendar-files"

const facts = { siteUrl: "https://cafn.example", name: "CaFN dates", today: "2026-11-26" }

const order: CalendarEvent = {
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

/** The events of a file as ical.js, which other calendar programs use, reads them. */
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return { calendar, events: calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part)) }
}
const readOne = (event: CalendarEvent) => {
  const [only] = read(calendarFile([event], facts)).events
  if (!only) throw new Error("no event")
  return only
}

test("a calendar program reads title and text as they were written", () => {
  const { calendar, events } = read(calendarFile([training], facts))
  expect(calendar.name).toBe("vcalendar")
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0")
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("CaFN dates")
  expect(events).toHaveLength(1)
  expect(events[0]?.summary).toBe(training.title)
  expect(events[0]?.description).toBe(training.text)
  expect(events[0]?.component.getFirstPropertyValue("url")).toBe("https://cafn.example/farm#dates")
})

test("an event of one day is a whole day, and ends before the next one", () => {
  const { startDate, endDate } = readOne(training)
  expect([startDate.isDate, startDate.toString()]).toEqual([true, "2026-12-31"])
  expect([endDate.isDate, endDate.toString()]).toEqual([true, "2027-01-01"])
})

test("an event of each month is one event that recurs without end", () => {
  const event = readOne(order)
  expect(event.component.getFirstPropertyValue("rrule")?.toString()).toBe("FREQ=MONTHLY;BYMONTHDAY=25")
  const days = event.iterator()
  expect(Array.from({ length: 4 }, () => days.next()?.toString())).toEqual([
    "2026-11-25",
    "2026-12-25",
    "2027-01-25",
    "2027-02-25",
  ])
})

test("builds of one day give the same file, and an event has one identity at the site's host", () => {
  const events = [order, training]
  expect(calendarFile(events, facts)).toBe(calendarFile(events, facts))
  const later = calendarFile(events, { ...facts, today: "2027-03-01" })
  for (const text of [calendarFile(events, facts), later]) {
    expect(read(text).events.map(({ uid }) => uid)).toEqual(["event-2@cafn.example", "event-3@cafn.example"])
  }
})

test("lines end as RFC 5545 wants, and none is longer than 75 characters", () => {
  const text = calendarFile([{ ...order, text: "Kigezi’s hay and the herd’s water. ".repeat(8).trim() }], facts)
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/)
  expect(text.split("\r\n").filter((line) => line.length > 75)).toEqual([])
})
