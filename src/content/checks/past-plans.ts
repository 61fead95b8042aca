import { isoDate, monthNames } from "../../lib/calendar"
import { sentencesOf } from "./texts"

/** Words of a sentence that announces something. */
const announces = /\b(will|shall|going to|(?:mean|plan|hope|want)s? to|planned|from (?:\w+ )?20\d\d on)\b/i

/** "5 December 2026", "December 2026" or "2026". */
const times = /\b(?:(?:(\d{1,2}) )?([A-Z][a-z]{2})[a-z]* )?(20\d\d)\b/g

/** The last day of the time that a match of `times` names. A month is known by its first three letters. */
const lastDay = ([, day, month, year]: RegExpMatchArray): string => {
  const known = monthNames.find((name) => name === month)
  return isoDate({ day: known ? Number(day ?? 31) : 31, month: known ?? "Dec", year: Number(year) })
}

/**
 * The sentences of a text that announce something for a time before `today`, such as "A cooler will be installed in
 * 2026." in 2027. A sentence with several times counts from the last of them.
 *
 * @param today like "2026-06-12"
 */
export const pastPlansIn = (text: string, today: string): string[] =>
  sentencesOf(text).filter((sentence) => {
    if (!announces.test(sentence)) return false
    const days = [...sentence.matchAll(times)].map(lastDay)
    return days.length > 0 && days.every((day) => day < today)
  })
