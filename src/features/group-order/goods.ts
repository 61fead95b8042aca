import { groupThousands } from "../../lib/group-thousands"
import { words } from "./words"

const MOST_LINES = 10

/** A larger number is taken for a typing error. */
const LARGEST_NUMBER = 9_999

/** Returns the lines, trimmed and without blank ones. */
export const goodsOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)

/** Returns the first problem of the text, as a sentence; undefined if it can be read as an order. */
export function goodsProblem(text: string): string | undefined {
  const lines = goodsOf(text)
  const { problems } = words
  if (lines.length === 0) return problems.none
  if (lines.length > MOST_LINES) return problems.many(MOST_LINES)
  for (const line of lines) {
    const numbers = line.match(/\d[\d.,]*/g)
    if (!numbers) return problems.quantity(line)
    const isLarge = numbers.some((number) => Number(number.replaceAll(",", "")) > LARGEST_NUMBER)
    if (isLarge) return problems.large(groupThousands(LARGEST_NUMBER), line)
  }
  return undefined
}
