import { fullDate, monthNames } from "./calendar"

/* Days are text, "2026-12-05", which can be sorted and compared. They are days in Kampala. */

/** Kampala is three hours ahead of UTC all year. */
export const KAMPALA_MS = 3 * 60 * 60 * 1000

/** Kampala's day, "2026-11-23", from milliseconds since 1970. */
export const kampalaDay = (now: number): string => toDay(now + KAMPALA_MS)

export const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const

const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Whether the day exists: "2026-02-28", but not "2026-02-30". */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = toTime(text)
  return !Number.isNaN(time) && toDay(time) === text
}

export const dayParts = (day: string): [year: number, month: number, day: number] => {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number)
  return [year, month, date]
}

/** "5 December 2026" or "Saturday 5 December 2026". */
export const formatDay = (day: string, withWeekday = false): string => {
  const [year, month, date] = dayParts(day)
  const weekday = withWeekday ? `${weekdays[new Date(toTime(day)).getUTCDay()] ?? ""} ` : ""
  return weekday + fullDate({ day: date, month: monthNames[month - 1] ?? "Jan", year })
}

/** The next such day of a month (1 to 28), today included: for 25, on "2026-12-26", "2027-01-25". */
export const nextDayOfMonth = (number: number, today: string): string => {
  const [year, month, date] = dayParts(today)
  return toDay(Date.UTC(year, date <= number ? month - 1 : month, number))
}
