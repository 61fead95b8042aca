/** "from 5.1 to 8.4", "80%", "96 per cent", "3 times", "41,000". A year is no figure. */
const FIGURE =
  /from (?<before>\d[\d.,]*\d|\d)(?: per cent|%)? to (?<after>\d[\d.,]*\d|\d)(?<unit> per cent|%)?|(?<number>\d[\d.,]*\d|\d)(?<share> per cent|%| times)?/g
const YEAR = /^(19|20)\d\d$/

const signs: Readonly<Record<string, string>> = { " per cent": "%", "%": "%", " times": " ×" }

/** The first figure of a sentence, as it is set in large numerals, or null. The sentence still says it in full. */
export function leadFigure(sentence: string): string | null {
  for (const { groups = {} } of sentence.matchAll(FIGURE)) {
    const { before, after, unit = "", number, share = "" } = groups
    if (before && after) return `${before} → ${after}${signs[unit] ?? ""}`
    if (number && !YEAR.test(number)) return number + (signs[share] ?? "")
  }
  return null
}
