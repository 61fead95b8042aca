import { dateExists, monthNames } from "../../lib/calendar"
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
