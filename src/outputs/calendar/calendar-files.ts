import fs from "node:fs"
import path from "node:path"
import ICAL from "ical.js"
import { readSite } from "../../content"
import { buildDay, getNextDates } from "../../content/date-fields"
import { readNodes, type EntryOf, type NodeSource } from "../../content/entry-nodes"
import { calendarEvent } from "../../content/types/calendar-event"
import { calendarPath } from "../../lib/file-paths"

export type CalendarEvent = Pick<EntryOf<typeof calendarEvent>, "jsonId" | "title" | "text" | "date"> & {
  monthly?: { day: number } | null
}

/** The name in calendar programs. */
const CALENDAR_NAME = "CaFN dates"

// RFC 5545 (3.1) allows 75 octets; ical.js doesn't count the space that begins a folded line.
ICAL.foldLength = 74

/** Writes public/calendar.ics, or removes it if there are no events. */
export function writeCalendar(api: NodeSource, root: string): void {
  const today = buildDay(api)
  const events = getNextDates(readNodes(api, calendarEvent), today)
  const file = path.join(root, "public", calendarPath)
  fs.rmSync(file, { force: true })
  if (events.length > 0) fs.writeFileSync(file, calendarFile(events, readSite(root).siteUrl, today))
}

/**
 * Formats events as iCalendar (RFC 5545), all-day; monthly ones have a rule.
 * @param today the day of the build, so that all builds of a day are equal
 */
export function calendarFile(events: readonly CalendarEvent[], siteUrl: string, today: string): string {
  const { host } = new URL(siteUrl)
  const calendar = new ICAL.Component("vcalendar")
  calendar.addPropertyWithValue("version", "2.0")
  calendar.addPropertyWithValue("prodid", `-//${host}//EN`)
  calendar.addPropertyWithValue("method", "PUBLISH")
  calendar.addPropertyWithValue("x-wr-calname", CALENDAR_NAME)
  for (const { jsonId, title, text, date, monthly } of events) {
    const event = new ICAL.Component("vevent")
    const start = ICAL.Time.fromDateString(date ?? today)
    if (monthly) {
      if (!date) start.day = monthly.day
      event.addPropertyWithValue("rrule", ICAL.Recur.fromString(`FREQ=MONTHLY;BYMONTHDAY=${monthly.day}`))
    }
    event.addPropertyWithValue("uid", `event-${jsonId}@${host}`)
    event.addPropertyWithValue("dtstamp", ICAL.Time.fromDateTimeString(`${today}T00:00:00Z`))
    event.addPropertyWithValue("dtstart", start)
    event.addPropertyWithValue("duration", ICAL.Duration.fromString("P1D"))
    event.addPropertyWithValue("summary", title)
    event.addPropertyWithValue("description", text)
    event.addPropertyWithValue("url", `${siteUrl}/farm#dates`)
    calendar.addSubcomponent(event)
  }
  return `${calendar.toString()}\r\n`
}
