/** @jest-environment node */
import fc from "fast-check"
import { isNumber, makeNumber } from "../../../src/lib/messages/number"

const days = fc.date({ min: new Date("2026-01-01"), max: new Date("2046-01-01"), noInvalidDate: true })
const numbers = fc
  .tuple(days, fc.infiniteStream(fc.nat()))
  .map(([day, stream]) => makeNumber(day, (n) => Number(stream.next().value) % n))

test("a number is four characters and a check character, none of which is confused", () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(number).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]$/)
      expect(number).not.toMatch(/[01ILOUE]/)
      expect(isNumber(number)).toBe(true)
    }),
  )
})

test("one wrong character, or two that are swapped, make none", () => {
  const characters = Array.from("23456789BCDFGHJKMNPQRSTVWXYZA")
  fc.assert(
    fc.property(
      numbers,
      fc.constantFrom(0, 1, 2, 3, 5),
      fc.constantFrom(0, 1, 2, 3, 5),
      fc.constantFrom(...characters),
      (number, place, other, character) => {
        const typed = Array.from(number)
        typed[place] = character
        if (typed.join("") !== number) expect(isNumber(typed.join(""))).toBe(false)
        const swapped = Array.from(number)
        swapped[place] = number.charAt(other)
        swapped[other] = number.charAt(place)
        if (swapped.join("") !== number) expect(isNumber(swapped.join(""))).toBe(false)
      },
    ),
    { numRuns: 1000 },
  )
})

test("the first character turns with the day: days that are fewer than 28 apart never share a number", () => {
  const first = (day: number) => makeNumber(new Date(Date.UTC(2026, 10, day, 12))).charAt(0)
  expect(new Set(Array.from({ length: 28 }, (_, day) => first(day))).size).toBe(28)
  expect(first(1)).toBe(first(29))
})

test("makes a number of the browser's own chance", () => {
  expect(isNumber(makeNumber(new Date()))).toBe(true)
})

test.each(["", "7K3Q-3", "7K3Q", "7K3Q-22", "seven"])("“%s” is no number", (typed) => {
  expect(isNumber(typed)).toBe(false)
})
