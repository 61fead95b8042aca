import { KAMPALA_MS, weekdays } from "./days"

/** Hours of data/site.json: the days that share them, and when they begin and end; null for closed days. */
export interface Hours {
  readonly label: string
  readonly days: readonly string[]
  readonly opens: string | null
  readonly closes: string | null
}

/** Whether the office is open, until when, and when it opens next. `day` is null for today. */
export type OpenState = { isOpen: true; until: string } | { isOpen: false; day: string | null; at: string }

/**
 * Whether the office is open at a moment, by Kampala's clock, whatever the visitor's own says about its time zone. The
 * minute of closing counts as closed.
 *
 * @param now milliseconds since 1970, as `Date.now()` has them
 * @returns null if no day has hours
 */
export function openState(hours: readonly Hours[], now: number): OpenState | null {
  // Shifted, so that the methods for UTC read Kampala's clock.
  const clock = new Date(now + KAMPALA_MS)
  const time = clock.toISOString().slice(11, 16)

  // A whole week later it is the same day again: only the hours that have passed today are left.
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = weekdays[(clock.getUTCDay() + ahead) % 7]
    const spans = hours
      .flatMap(({ days, opens, closes }) => (day && days.includes(day) && opens && closes ? [{ opens, closes }] : []))
      .sort((a, b) => a.opens.localeCompare(b.opens))
    if (ahead === 0) {
      const current = spans.find(({ opens, closes }) => opens <= time && time < closes)
      if (current) return { isOpen: true, until: shortTime(current.closes) }
    }
    const next = spans.find(({ opens }) => ahead > 0 || opens > time)
    if (next) return { isOpen: false, day: ahead === 0 ? null : (day ?? null), at: shortTime(next.opens) }
  }
  return null
}

/** "08:00" → "8:00", as the specification writes it (section 9). */
export const shortTime = (time: string) => time.replace(/^0/, "")

/** Whether two tables of hours say the same. */
export const isSameHours = (a: readonly Omit<Hours, "days">[], b: readonly Omit<Hours, "days">[]): boolean =>
  a.length === b.length &&
  a.every((row, index) => {
    const other = b[index]
    return row.label === other?.label && row.opens === other.opens && row.closes === other.closes
  })
