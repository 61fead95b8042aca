import fs from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { createEvents, type EventAttributes } from "ics"
import { dayParts } from "../../lib/days"
import { calendarPath } from "../../lib/file-paths"

type Content = Queries.CalendarContentQuery
/** An event of data/events.json. */
export type CalendarEvent = Content["nextDates"][number]

/** What a calendar program calls all of them together. */
const CALENDAR_NAME = "CaFN dates"

/** What the file says besides the events. */
export interface CalendarFacts {
  siteUrl: string
  /** The day of the build: the files of one day's builds are the same. */
  today: string
}

/** Writes `public/calendar.ics` with the dates of the network; where there is none, no file is left. */
export async function writeCalendar(api: BuildArgs, root: string): Promise<void> {
  const result: { data?: Content; errors?: Error[] } = await api.graphql<Content>(CALENDAR_CONTENT)
  const { buildDay, siteSettings, nextDates } = result.data ?? {}
  if (!buildDay || !siteSettings || !nextDates) {
    api.reporter.panicOnBuild("The dates for the calendar could not be read.", result.errors)
    return
  }
  const file = path.join(root, "public", calendarPath)
  fs.rmSync(file, { force: true })
  if (nextDates.length === 0) return
  const facts = { siteUrl: siteSettings.siteUrl, today: buildDay.day }
  fs.writeFileSync(file, calendarFile(nextDates, facts))
}

/**
 * The events as an iCalendar file (RFC 5545), each of a whole day. What comes back each month is one event with a rule.
 *
 * @throws what the library finds wrong
 */
export function calendarFile(events: readonly CalendarEvent[], { siteUrl, today }: CalendarFacts): string {
  const [year, month, dayOfBuild] = dayParts(today)
  const { host } = new URL(siteUrl)
  const { error, value } = createEvents(
    events.map(({ jsonId, title, text, date, monthly }): Attributes => ({
      start: date ? dayParts(date) : [year, month, monthly?.day ?? dayOfBuild],
      duration: { days: 1 },
      ...(monthly && { recurrenceRule: `FREQ=MONTHLY;BYMONTHDAY=${monthly.day}` }),
      uid: `event-${jsonId}@${host}`,
      timestamp: Date.parse(`${today}T00:00:00Z`),
      productId: `-//${host}//EN`,
      method: "PUBLISH",
      calName: CALENDAR_NAME,
      title,
      description: text,
      url: `${siteUrl}/farm#dates`,
    })),
  )
  if (error || value === null) throw error ?? new Error("The calendar file is empty.")
  // The package folds by characters, of which one may have four octets.
  return value
    .replace(/\r\n\t/g, "")
    .split("\r\n")
    .map(foldLine)
    .join("\r\n")
}

/** Most octets of a line (RFC 5545, 3.1). */
const LONGEST_LINE = 75

/** Breaks a line between two characters, so that no part is too long. */
function foldLine(line: string): string {
  let folded = ""
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LONGEST_LINE) {
      folded += "\r\n "
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/** The package takes the moment of writing too, which its types leave out. */
type Attributes = EventAttributes & { timestamp: number }

const CALENDAR_CONTENT = /* GraphQL */ `
  query CalendarContent {
    buildDay {
      day
    }
    siteSettings {
      siteUrl
    }
    nextDates {
      jsonId
      title
      text
      date
      monthly {
        day
      }
    }
  }
`
