import { dateExists, monthNames } from "../../lib/calendar"
import { formatDay, isDay } from "../../lib/days"
import { getProperty } from "../../lib/get-property"
import { withMeta } from "../field-meta"
import { oneOf, integer, object } from "../fields"

export const postDate = withMeta(
  object("PostDate", "A day, as a date badge shows it.", {
    day: integer("Day of the month.", 1, 31),
    month: oneOf("Month", "Month in three letters.", monthNames),
    year: integer("Year.", 2020, 2100),
  }).refine(dateExists, { path: ["day"], message: "a day that this month has" }),
  { kind: "day", expected: 'a date such as { "day": 22, "month": "Jun", "year": 2026 }' },
)

/** Returns a check that notes a day that has passed; `describe` says what that means. */
export const notePastDay = (field: string, describe: (day: string) => string) => (entry: unknown, today: string) => {
  const day = getProperty(entry, field)
  return typeof day === "string" && isDay(day) && day < today ? [{ field, text: describe(formatDay(day)) }] : []
}
