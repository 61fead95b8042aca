import { isoDate, months, monthNames, type CalendarDate } from "./calendar"

/*
 * Days as text, "2026-12-05": they sort and compare as they stand. Every day of the content is one of Kampala
 * (`kampala.ts`).
 */

const DAY_MS = 24 * 60 * 60 * 1000

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const

const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Whether a text is a day that exists: "2026-02-28", but not "2026-02-30". */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = timeOf(text)
  return !Number.isNaN(time) && dayAt(time) === text
}

/** The day that comes `count` days later. */
export const addDays = (day: string, count: number): string => dayAt(timeOf(day) + count * DAY_MS)

/** Year, month (1 to 12) and day of the month of a day. */
export const dayParts = (day: string): [year: number, month: number, day: number] => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number)
  return [year, month, date]
}

/** A day as the dates of posts are written. */
export const calendarDate = (day: string): CalendarDate => {
  const [year, month, date] = dayParts(day)
  return { day: date, month: monthNames[month - 1] ?? "Jan", year }
}

/** "5 December 2026", or with the weekday "Saturday 5 December 2026". */
export const dayInWords = (day: string, withWeekday = false): string => {
  const { day: date, month, year } = calendarDate(day)
  const weekday = withWeekday ? `${weekdays[new Date(timeOf(day)).getUTCDay()] ?? ""} ` : ""
  return `${weekday}${date} ${months[month]} ${year}`
}

/** How an event comes back: on the first Saturday or on the 25th of each month, or on the first day of one month. */
export type Repeat = "firstSaturday" | "day25" | { firstOf: number }

/** The day of a month on which an event takes place; null in a month without it. */
function dayInMonth(repeat: Repeat, year: number, month: number): string | null {
  const first = isoDate({ day: 1, month: monthNames[month - 1] ?? "Jan", year })
  if (repeat === "day25") return addDays(first, 24)
  if (repeat === "firstSaturday") return addDays(first, 6 - new Date(timeOf(first)).getUTCDay())
  return repeat.firstOf === month ? first : null
}

/** The days of the next twelve months on which an event takes place, from `today` on and with it. */
export function nextDays(repeat: Repeat, today: string): string[] {
  const [year, month] = dayParts(today)
  // The thirteenth is this month again: its day may have passed.
  const all = Array.from({ length: 13 }, (_, ahead) => {
    const index = month - 1 + ahead
    return dayInMonth(repeat, year + Math.floor(index / 12), (index % 12) + 1)
  })
  const aYearLater = `${year + 1}${today.slice(4)}`
  return all.filter((day) => day !== null).filter((day) => day >= today && day < aYearLater)
}
