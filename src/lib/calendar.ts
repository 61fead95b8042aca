/** Months as in the content (spec section 2, Blog). */
export const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const

const fullNames = "January February March April May June July August September October November December".split(" ")

export type Month = (typeof monthNames)[number]

export type CalendarDate = { day: number; month: Month; year: number }

const monthNumber = (month: Month) => monthNames.indexOf(month) + 1

const countDays = (month: Month, year: number) => new Date(Date.UTC(year, monthNumber(month), 0)).getUTCDate()

/** False for 31 June and for 29 February outside leap years. */
export const dateExists = ({ day, month, year }: CalendarDate) => day >= 1 && day <= countDays(month, year)

/** "2026-06-12", for `<time dateTime>` and sorting. */
export const isoDate = ({ day, month, year }: CalendarDate) =>
  [year, String(monthNumber(month)).padStart(2, "0"), String(day).padStart(2, "0")].join("-")

/** "12 June 2026". */
export const fullDate = ({ day, month, year }: CalendarDate) => `${day} ${fullNames[monthNames.indexOf(month)]} ${year}`
