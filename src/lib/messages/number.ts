/*
 * The short number of a message: "7K3Q-2". It is made in the browser, and nobody hands numbers out: the first character
 * turns with the day, three come by chance, and the last one is the check character.
 */

/** Without 0, 1, I, L and O, which are confused, and without vowels, which make words. The A is only ever a check. */
const CHARACTERS = "23456789BCDFGHJKMNPQRSTVWXYZA"
const DATA_CHARACTERS = CHARACTERS.length - 1
const DAY_MS = 24 * 60 * 60 * 1000

/** A chance of `n` equal ones: a whole number from 0 to n - 1. */
export type Chance = (n: number) => number

export const chance: Chance = (n) => Math.floor(Math.random() * n)

/**
 * A new number. Of the messages of one day two have the same number once in 21,952 pairs; those of days that follow each
 * other, 28 at most, never.
 */
export function makeNumber(day: Date, random: Chance = chance): string {
  const places = [
    Math.floor(day.getTime() / DAY_MS) % DATA_CHARACTERS,
    random(DATA_CHARACTERS),
    random(DATA_CHARACTERS),
    random(DATA_CHARACTERS),
  ]
  const start = places.map((place) => CHARACTERS.charAt(place)).join("")
  return `${start}-${checkOf(start)}`
}

/** Whether it is a number as `makeNumber` writes it. */
export const isNumber = (text: string): boolean =>
  /^[2-9B-DF-HJ-KM-NP-TV-Z]{4}-[2-9AB-DF-HJ-KM-NP-TV-Z]$/.test(text) && checkOf(text.slice(0, 4)) === text.slice(-1)

/**
 * The check character: 2 plus the places of the four in `CHARACTERS` (from 0), times 1, 2, 3 and 4, modulo 29. As 29 is a
 * prime, one wrong character or two that are swapped are always found.
 */
function checkOf(start: string): string {
  const sum = Array.from(start).reduce((sum, character, index) => sum + (index + 1) * CHARACTERS.indexOf(character), 2)
  return CHARACTERS.charAt(sum % CHARACTERS.length)
}
