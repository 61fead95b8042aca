import { messages } from "./messages"

const MAX_LINES = 10

/** A currency, a number in digits of any script ("10,000", "2.5", "٢"), its whole part, and the word behind it. */
const NUMBER_AND_WORD =
  /(\b(?:ugx|ush|shs?)\.?\s*)?(\p{Nd}{1,3}(?:[., ]\p{Nd}{3})+|\p{Nd}+)(?:[.,]\p{Nd}+)?\s*(\p{L}+|\/[=-]|)/giu

/** At least 10,000: taken for a typing error until the visitor confirms it. */
const FIVE_DIGITS = /(?:\p{Nd}[., ]?){5}/u

const UNIT =
  /^(?:kg|kilo|gm?|gram|l|ltr?|litre|liter|ml|ton|tonne|bag|sack|tin|tray|boxe?|bottle|piece|pc|dozen|packet|pkt|bale|jerr?[iy]can)s?$/i

const CURRENCY = /^(?:ugx|ush|shs?|\/[=-])$/i

/** Returns the lines, trimmed and without blank ones. */
export const splitLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)

/** Returns the first problem of the text, as a sentence. The large quantities of the text `confirmed` are none. */
export function findProblem(text: string, confirmed?: string): string | undefined {
  const lines = splitLines(text)
  const { problems } = messages
  const [first] = lines
  if (!first) return problems.none
  if (lines.length > MAX_LINES) return problems.many(MAX_LINES)
  const quantities = lines.map(findQuantity).filter((quantity) => quantity !== undefined)
  if (quantities.length === 0) return problems.quantity(first)
  const large = quantities.filter(([, , whole = ""]) => FIVE_DIGITS.test(whole)).map(([quantity]) => quantity.trim())
  return large.length > 0 && text !== confirmed ? problems.large(large) : undefined
}

/** Returns the first number with a unit, or else the first that is no price: others are telephone or lot numbers, or years. */
function findQuantity(line: string) {
  // NFKC turns "½" into "1⁄2" and full-width digits into ASCII.
  const numbers = [...line.normalize("NFKC").matchAll(NUMBER_AND_WORD)]
  return (
    numbers.find(([, , , word = ""]) => UNIT.test(word)) ??
    numbers.find(([, currency, , word = ""]) => !currency && !CURRENCY.test(word)) ??
    numbers[0]
  )
}
