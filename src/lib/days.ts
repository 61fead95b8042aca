import { fullDate, monthNames } from "./calendar"

/*
 * Days as text, "2026-12-05": they sort and compare as they stand. Every day of the content is one of Kampala.
 */

/** Kampala is three hours ahead of UTC all the year; its clocks are never changed. */
export const KAMPALA_MS = 3 * 60 * 60 * 1000

/** Kampala's day at a moment, given in milliseconds since 1970: "2026-11-23". */
export const kampalaDay = (now: number): string => dayAt(now + KAMPALA_MS)

export const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const

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

/** "5 December 2026", or with the weekday "Saturday 5 December 2026". */
export const dayInWords = (day: string, withWeekday = false): string => {
  const [year, month, date] = dayParts(day)
  const weekday = withWeekday ? `${weekdays[new Date(timeOf(day)).getUTCDay()] ?? ""} ` : ""
  return weekday + fullDate({ day: date, month: monthNames[month - 1] ?? "Jan", year })
}

/** The next day of a month with this number (1 to 28), today included: for 25, on "2026-12-26", "2027-01-25". */
export const nextDayOfMonth = (number: number, today: string): string => {
  const [year, month, date] = dayParts(today)
  return dayAt(Date.UTC(year, date <= number ? month - 1 : month, number))
}
