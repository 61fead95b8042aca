import { months, monthNames, type CalendarDate } from "./calendar"

/*
 * Days as text, "2026-12-05": they sort and compare as they stand. Every day of the content is one of Kampala
 * (`kampala.ts`).
 */

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const

const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Whether a text is a day that exists: "2026-02-28", but not "2026-02-30". */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = timeOf(text)
  return !Number.isNaN(time) && dayAt(time) === text
}

/** Year, month (1 to 12) and day of the month of a day. */
export const dayParts = (day: string): [year: number, month: number, day: number] => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number)
  return [year, month, date]
}

/** A day as the dates of posts are written. */
const calendarDate = (day: string): CalendarDate => {
  const [year, month, date] = dayParts(day)
  return { day: date, month: monthNames[month - 1] ?? "Jan", year }
}

/** "5 December 2026", or with the weekday "Saturday 5 December 2026". */
export const dayInWords = (day: string, withWeekday = false): string => {
  const { day: date, month, year } = calendarDate(day)
  const weekday = withWeekday ? `${weekdays[new Date(timeOf(day)).getUTCDay()] ?? ""} ` : ""
  return `${weekday}${date} ${months[month]} ${year}`
}

/** The next day of a month with this number (1 to 28), today included: for 25, on "2026-12-26", "2027-01-25". */
export const nextDayOfMonth = (number: number, today: string): string => {
  const [year, month, date] = dayParts(today)
  return dayAt(Date.UTC(year, date <= number ? month - 1 : month, number))
}
