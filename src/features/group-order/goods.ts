import { words } from "./words"

const MAX_LINES = 10

/** A quantity of 10,000 or more is taken for a typing error until the visitor confirms it. */
const MAX_DIGITS = 4

/** A number in digits of any script, such as "10,000", "2.5" or "٢", its whole part, and the word behind it. */
const NUMBER_AND_WORD = /(\p{Nd}{1,3}(?:[., ]\p{Nd}{3})+|\p{Nd}+)(?:[.,]\p{Nd}+)?\s*(\p{L}*)/gu

const UNIT =
  /^(?:kg|kilo|g|gm|gram|l|ltr?|litre|liter|ml|ton|tonne|bag|sack|tin|tray|boxe?|bottle|packet|piece|pc|dozen|jerr?ican|jug)s?$/i

/** Returns the lines, trimmed and without blank ones. */
export const goodsOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)

/**
 * Returns the first problem of the text, as a sentence; undefined if it can be read as an order.
 * @param confirmed a text whose large quantities the visitor has confirmed
 */
export function goodsProblem(text: string, confirmed?: string): string | undefined {
  const lines = goodsOf(text)
  const { problems } = words
  const [first] = lines
  if (!first) return problems.none
  if (lines.length > MAX_LINES) return problems.many(MAX_LINES)
  const quantities = lines.flatMap((line) => findQuantity(line) ?? [])
  if (quantities.length === 0) return problems.quantity(first)
  const large = quantities.filter(({ digits }) => digits > MAX_DIGITS).map((quantity) => quantity.text)
  return large.length > 0 && text !== confirmed ? problems.large(large) : undefined
}

/** Returns the first number with a unit, or else the first number: others are prices, telephones, lots or years. */
function findQuantity(line: string) {
  // NFKC turns "½" into "1⁄2" and full-width digits into ASCII.
  const numbers = [...line.normalize("NFKC").matchAll(NUMBER_AND_WORD)]
  const quantity = numbers.find(([, , word = ""]) => UNIT.test(word)) ?? numbers[0]
  if (!quantity) return undefined
  const [text, whole = ""] = quantity
  return { text: text.trim(), digits: whole.replace(/\P{Nd}/gu, "").length }
}
