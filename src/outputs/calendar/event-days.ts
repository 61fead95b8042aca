import { addDays, dayInWords, dayParts, nextDays } from "../../lib/days"
import { monthNames } from "../../lib/calendar"
import { shortTime } from "../../lib/opening-hours"
import { slug } from "../../lib/paths"

type Content = Queries.CalendarContentQuery
/** An event of data/events.json. */
export type CalendarEvent = Content["events"]["nodes"][number]
/** A season of the farm's year. */
export type Season = NonNullable<Content["farm"]>["year"]["seasons"][number]

/** A day of an event. */
export interface EventDay {
  /** The same in each build, and no other day has it: calendar programs know the day by it. Without the site's host. */
  key: string
  /** The name of its file, without its ending. */
  file: string
  title: string
  text: string
  place: string | null
  /** "2026-12-05". */
  day: string
  /** The last day, where it is another: a season lasts for months. */
  lastDay?: string
  /** The hours in Kampala time, "09:00"; null for the whole day. */
  hours: { starts: string; ends: string } | null
}

const byDay = (a: EventDay, b: EventDay) => a.day.localeCompare(b.day) || a.key.localeCompare(b.key)

/** The days of the events from `today` on: the one day of an event, or those of a year. A sample has no day. */
export function eventDays(events: readonly CalendarEvent[], today: string): EventDay[] {
  return events
    .filter(({ isSample }) => !isSample)
    .flatMap((event) => {
      const { jsonId, title, text, place, district, date, repeats, starts, ends } = event
      const days = repeats ? nextDays(repeats, today) : date && date >= today ? [date] : []
      return days.map((day) => ({
        // An event that is moved to another day stays the same event.
        key: repeats ? `event-${jsonId}-${day}` : `event-${jsonId}`,
        file: `${slug(title)}-${day}`,
        title,
        text,
        place: place && district ? `${place}, ${district}` : null,
        day,
        hours: starts && ends ? { starts, ends } : null,
      }))
    })
    .sort(byDay)
}

/**
 * The farm's seasons that begin within a year, each with what must not be forgotten. A season lasts until the next one
 * begins.
 */
export function seasonDays(seasons: readonly Season[], today: string): EventDay[] {
  const firstMonths = seasons.map(({ begins }) => monthNames.indexOf(begins) + 1)
  return seasons
    .flatMap(({ id, months, title, tasks }, index) => {
      const firstOf = firstMonths[index] ?? 1
      return nextDays({ firstOf }, today).map((day) => ({
        key: `season-${id}-${dayParts(day)[0]}`,
        file: `${slug(title)}-${day}`,
        title: `${months}: ${title}`,
        text: tasks.join("\n"),
        place: null,
        day,
        lastDay: addDays(nextFirst(day, firstMonths), -1),
        hours: null,
      }))
    })
    .sort(byDay)
}

/** The first day after `day` on which one of the months begins. */
function nextFirst(day: string, months: readonly number[]): string {
  const days = months.flatMap((firstOf) => nextDays({ firstOf }, addDays(day, 1)))
  return days.sort((a, b) => a.localeCompare(b))[0] ?? day
}

/** The day of an event and its hours in words: "Saturday 5 December 2026", "9:00 to 13:00". */
export const eventTime = ({ day, hours }: EventDay, template: string): { day: string; hours: string | null } => ({
  day: dayInWords(day, true),
  hours: hours && template.replace("{starts}", shortTime(hours.starts)).replace("{ends}", shortTime(hours.ends)),
})
