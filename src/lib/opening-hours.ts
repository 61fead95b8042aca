import { KAMPALA_MS, weekdays } from "./days"

/** A row of hours in data/site.json; null for closed days. */
export interface Hours {
  readonly label: string
  readonly days: readonly string[]
  readonly opens: string | null
  readonly closes: string | null
}

/** `until` and `at` are times; `day` is null for today. */
export type OpenState = { isOpen: true; until: string } | { isOpen: false; day: string | null; at: string }

/**
 * Returns whether the office is open, by Kampala's clock; closed from the closing minute on.
 * @param now milliseconds since 1970
 * @returns null if no day has hours
 */
export function openState(hours: readonly Hours[], now: number): OpenState | null {
  // Shifted, so that the UTC methods read Kampala's clock.
  const clock = new Date(now + KAMPALA_MS)
  const time = clock.toISOString().slice(11, 16)

  // Seven days ahead is today's weekday again, with the hours that have passed today.
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

/** "08:00" → "8:00" (spec section 9). */
export const shortTime = (time: string) => time.replace(/^0/, "")

export const isSameHours = (a: readonly Omit<Hours, "days">[], b: readonly Omit<Hours, "days">[]): boolean =>
  a.length === b.length &&
  a.every((row, index) => {
    const other = b[index]
    return row.label === other?.label && row.opens === other.opens && row.closes === other.closes
  })
