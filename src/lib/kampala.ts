/** Kampala is three hours ahead of UTC all the year; its clocks are never changed. */
export const KAMPALA_MS = 3 * 60 * 60 * 1000

/** Kampala's day at a moment, given in milliseconds since 1970: "2026-11-23". */
export const kampalaDay = (now: number): string => new Date(now + KAMPALA_MS).toISOString().slice(0, 10)
