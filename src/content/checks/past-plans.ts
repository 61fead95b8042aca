import { isoDate, monthNames } from "../../lib/calendar"

const announces = /\b(will|shall|going to|(?:mean|plan|hope|want)s? to|planned|from (?:\w+ )?20\d\d on)\b/i

/** "5 December 2026", "December 2026" or "2026". */
const times = /\b(?:(?:(\d{1,2}) )?([A-Z][a-z]{2})[a-z]* )?(20\d\d)\b/g

/** Returns the last day of the day, month or year that `times` matched. */
const lastDay = ([, day, month, year]: RegExpMatchArray): string => {
  const known = monthNames.find((name) => name === month)
  return isoDate({ day: known ? Number(day ?? 31) : 31, month: known ?? "Dec", year: Number(year) })
}

/**
 * Returns the sentences that announce something for a time before `today` ("2026-06-12"), such as "A cooler will be
 * installed in 2026." in 2027. Of several times in a sentence, the last one counts.
 */
export const findPastPlans = (text: string, today: string): string[] =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => {
    if (!announces.test(sentence)) return false
    const days = [...sentence.matchAll(times)].map(lastDay)
    return days.length > 0 && days.every((day) => day < today)
  })
