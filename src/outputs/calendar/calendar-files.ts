import fs from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { createEvents, type DateArray, type EventAttributes } from "ics"
import { addDays, dayParts } from "../../lib/days"
import { calendarPath, eventPath } from "../../lib/file-paths"
import { eventDays, seasonDays, type EventDay } from "./event-days"

type Content = Queries.CalendarContentQuery

/** What the files say besides the days. */
export interface CalendarFacts {
  siteUrl: string
  /** What a calendar program calls all of them together. */
  name: string
  /** The day of the build: the files of one day's builds are the same. */
  today: string
}

/** Hours by which Kampala's clock is ahead of UTC, all the year. */
const AHEAD = 3

/**
 * Writes `public/calendar.ics` with all dates of a year, and `public/calendar/….ics` with one each. Files of dates that
 * an earlier build wrote are removed. Samples are in no file; where nothing but samples is left, none is written.
 */
export async function writeCalendar(api: BuildArgs, root: string): Promise<void> {
  const result: { data?: Content; errors?: Error[] } = await api.graphql<Content>(CALENDAR_CONTENT)
  const { buildDay, siteSettings, calendar, farm, events } = result.data ?? {}
  if (!buildDay || !siteSettings || !calendar || !farm || !events) {
    api.reporter.panicOnBuild("The dates for the calendar could not be read.", result.errors)
    return
  }
  const { calendarName: name } = calendar.dates
  const today = buildDay.day
  const facts: CalendarFacts = { siteUrl: siteSettings.siteUrl, name, today }
  const seasons = farm.year.isSample ? [] : farm.year.seasons
  const days = [...eventDays(events.nodes, today), ...seasonDays(seasons, today)]

  const folder = path.join(root, "public", path.dirname(eventPath("any")))
  fs.rmSync(folder, { recursive: true, force: true })
  fs.rmSync(path.join(root, "public", calendarPath), { force: true })
  if (days.length === 0) return
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(root, "public", calendarPath), calendarFile(days, facts))
  for (const day of days) fs.writeFileSync(path.join(root, "public", eventPath(day.file)), calendarFile([day], facts))
}

/**
 * The days as an iCalendar file (RFC 5545), with times in UTC.
 *
 * @throws what the library finds wrong
 */
export function calendarFile(days: readonly EventDay[], facts: CalendarFacts): string {
  const { error, value } = createEvents(days.map((day) => attributesOf(day, facts)))
  if (error || value === null) throw error ?? new Error("The calendar file is empty.")
  return value
}

/** The package takes the moment of writing too, which its types leave out. */
type Attributes = EventAttributes & { timestamp: number }

function attributesOf(event: EventDay, { siteUrl, name, today }: CalendarFacts): Attributes {
  const { key, title, text, place, day, lastDay = day, hours } = event
  const date = dayParts(day)
  const time: { start: DateArray; end: DateArray } = hours
    ? { start: inUtc(date, hours.starts), end: inUtc(date, hours.ends) }
    : // The end is the first day that no longer belongs to the event.
      { start: date, end: dayParts(addDays(lastDay, 1)) }
  return {
    ...time,
    startInputType: "utc",
    startOutputType: "utc",
    uid: `${key}@${new URL(siteUrl).host}`,
    timestamp: Date.parse(`${today}T00:00:00Z`),
    productId: `-//${new URL(siteUrl).host}//EN`,
    method: "PUBLISH",
    calName: name,
    title,
    description: text,
    ...(place && { location: place }),
    // Nobody is busy for a whole season.
    ...(lastDay !== day && { transp: "TRANSPARENT" }),
    url: `${siteUrl}/farm#dates`,
  }
}

/** A time of Kampala in UTC; before 03:00 it is still the day before there. */
function inUtc([year, month, day]: [number, number, number], time: string): DateArray {
  const [hour = 0, minute = 0] = time.split(":").map(Number)
  const moment = new Date(Date.UTC(year, month - 1, day, hour - AHEAD, minute))
  return [
    moment.getUTCFullYear(),
    moment.getUTCMonth() + 1,
    moment.getUTCDate(),
    moment.getUTCHours(),
    moment.getUTCMinutes(),
  ]
}

const CALENDAR_CONTENT = /* GraphQL */ `
  query CalendarContent {
    buildDay {
      day
    }
    siteSettings {
      siteUrl
    }
    calendar {
      dates {
        calendarName
      }
    }
    farm {
      year {
        isSample
        seasons {
          id
          months
          title
          tasks
          begins
        }
      }
    }
    events: allCalendarEvent(sort: { jsonId: ASC }) {
      nodes {
        jsonId
        title
        text
        place
        district
        date
        repeats
        starts
        ends
        isSample
      }
    }
  }
`
