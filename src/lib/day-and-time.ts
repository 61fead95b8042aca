/**
 * "14 November 2026, 9:05", in the visitor's time zone: not for server HTML.
 * @param moment an ISO date and time, or milliseconds since 1970
 */
export function formatLocalDateTime(moment: string | number): string {
  const date = new Date(moment)
  return `${formatLocalDay(date)}, ${date.getHours()}:${String(date.getMinutes()).padStart(2, "0")}`
}

/** "14 November 2026", in the visitor's time zone. */
export const formatLocalDay = (moment: Date | string | number): string =>
  new Date(moment).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" })
