import { calendarDate } from "../../lib/days"
import type { Row } from "./row"

/** When a message came: "24 Nov 2026, 07:02"; without what the chat doesn't say. */
export function momentInWords({ day, time }: Pick<Row, "day" | "time">): string {
  const date = day && calendarDate(day)
  return [date && `${date.day} ${date.month} ${date.year}`, time].filter(Boolean).join(", ")
}
