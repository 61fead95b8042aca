/**
 * "14 November 2026, 9:05", by the visitor's clock. Only for what the server's HTML has not: the server has another one.
 *
 * @param moment an ISO date and time, or milliseconds since 1970
 */
export function dayAndTime(moment: string | number): string {
  const date = new Date(moment)
  return `${dayOf(date)}, ${date.getHours()}:${String(date.getMinutes()).padStart(2, "0")}`
}

/** "14 November 2026", in the same way. */
export const dayOf = (moment: Date | string | number): string =>
  new Date(moment).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" })
