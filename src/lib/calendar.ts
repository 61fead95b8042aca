/** Months as abbreviated in the content's date badges (spec section 2, Blog), with their full names. */
export const months = {
  Jan: "January",
  Feb: "February",
  Mar: "March",
  Apr: "April",
  May: "May",
  Jun: "June",
  Jul: "July",
  Aug: "August",
  Sep: "September",
  Oct: "October",
  Nov: "November",
  Dec: "December",
} as const

export type Month = keyof typeof months

export type CalendarDate = { day: number; month: Month; year: number }

export const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const

const monthNumber = (month: Month) => monthNames.indexOf(month) + 1

const daysIn = (month: Month, year: number) => new Date(Date.UTC(year, monthNumber(month), 0)).getUTCDate()

/** False for 31 June and for 29 February outside leap years. */
export const dateExists = ({ day, month, year }: CalendarDate) => day >= 1 && day <= daysIn(month, year)

/** "2026-06-12", for `<time dateTime>` and sorting. */
export const isoDate = ({ day, month, year }: CalendarDate) =>
  [year, String(monthNumber(month)).padStart(2, "0"), String(day).padStart(2, "0")].join("-")

/** "12 June 2026". */
export const fullDate = ({ day, month, year }: CalendarDate) => `${day} ${months[month]} ${year}`
