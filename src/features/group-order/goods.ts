import { groupThousands } from "../../lib/group-thousands"
import { words } from "./words"

/** What a message has room for. */
const MOST_LINES = 10

/** Above it a number is taken for a slip of the finger. */
const LARGEST_NUMBER = 9_999

/** The lines that were written, without blank ones. */
export const goodsOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)

/** The first thing to mend in what was written, in a sentence; undefined where a person can read it as an order. */
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
