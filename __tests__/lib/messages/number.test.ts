/** @jest-environment node */
import { makeNumber } from "../../../src/lib/messages/number"

test("makeNumber draws five characters, none of which is confused with another", () => {
  const numbers = Array.from({ length: 1000 }, makeNumber)
  for (const number of numbers) expect(number).toMatch(/^[2-9BCDFGHJKMNP-TV-Z]{4}-[2-9BCDFGHJKMNP-TV-Z]$/)
  expect(new Set(numbers).size).toBeGreaterThan(990)
})
