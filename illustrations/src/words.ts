/**
 * What is said about a picture, and whether it is true. A description names what the stage was set with: numbers and
 * names come from the parts themselves, and `mistakes` finds what a sentence adds, miscounts or leaves out.
 */
import type { Noun } from "./noun"
import { nouns } from "./nouns"
import type { Cast } from "./part"

/** Words that tell a time of day or the weather, and the lights in which they are true. */
const lightWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(dawn|daybreak|sunrise|first light|early light)\b/i, ["dawn"]],
  [/\bmorning\b/i, ["morning", "mist", "dawn"]],
  [/\b(mist|misty)\b/i, ["mist"]],
  [/\b(midday|noon)\b/i, ["noon"]],
  [/\bafternoon\b/i, ["afternoon"]],
  [/\b(dusk|sunset|setting sun|evening)\b/i, ["dusk"]],
  [/\b(rain|raining|storm|storm clouds|rain clouds|downpour)\b/i, ["rain"]],
  [/\b(night|moon|moonlit|stars|starlight)\b/i, ["night"]],
]

const said: Record<string, string> = {
  dawn: "at dawn",
  morning: "in the morning sun",
  noon: "at midday",
  afternoon: "in late afternoon light",
  dusk: "at dusk",
  rain: "under rain clouds",
  night: "on a moonlit night",
  mist: "in the morning mist",
}

const numbers = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
]

/** "three", for descriptions; figures from thirteen on. */
export const counted = (count: number): string => numbers[count] ?? String(count)

const article = (word: string): string => (/^[aeiou]/i.test(word) && !/^(ewe|eu|un)/i.test(word) ? "an" : "a")

const wordPattern = ({ one, many }: Noun): string => [many, one].sort((a, b) => b.length - a.length).join("|")

const everything = ({ parts, scenery }: Cast): string[] => [...parts, ...scenery]

/**
 * Fills the places in braces from the cast. A place ends with a noun and may have words before it that narrow it to
 * parts of that name or just describe: `{Friesian cows}`, `{red hens}`. Throws when the cast has no such thing.
 */
export function told(sentence: string, cast: Cast): string {
  const text = sentence.replace(/\{([^}]+)\}/g, (_, place: string) => {
    if (place === "light") return said[cast.light ?? ""] ?? ""
    const definite = place.startsWith("the ")
    const words = definite ? place.slice(4) : place
    const meant = nouns.find((each) => new RegExp(`(^|\\s)(${wordPattern(each)})$`).test(words))
    if (!meant) throw new Error(`“{${place}}” ends with no noun that words.ts knows`)
    const before = words.replace(new RegExp(`(${wordPattern(meant)})$`), "").trim()
    const fitting = everything(cast).filter((name) => meant.means.test(name))
    const narrowed =
      before && fitting.some((name) => name.includes(before))
        ? fitting.filter((name) => name.includes(before))
        : fitting
    const count = narrowed.length
    if (count === 0) throw new Error(`“{${place}}” is said, but nothing of that name stands in the picture`)
    const thing = [before, count === 1 ? meant.one : meant.many].filter(Boolean).join(" ")
    if (definite) return `the ${thing}`
    return count === 1 && !meant.group ? `${article(thing)} ${thing}` : `${counted(count)} ${thing}`
  })
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** How often a sentence states a number for a noun: "two tall women and a girl" states two women. */
function stated(sentence: string, { one, many }: Noun): number[] {
  const pattern = new RegExp(
    `\\b(a|an|one|single|lone|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+)((?: (?!and\\b|with\\b|of\\b|or\\b)[\\w’'-]+){0,3}?) (${many}|${one})\\b`,
    "gi",
  )
  return [...sentence.matchAll(pattern)]
    .filter(([, , between = ""]) => !nouns.some((each) => new RegExp(`\\b(${wordPattern(each)})\\b`).test(between)))
    .map(([, number = ""]) => {
      const place = numbers.indexOf(number.toLowerCase())
      return place > 0 ? place : Number(number) || 1
    })
}

/** Everything in a description that is not true of the picture, in plain words; empty when there is nothing. */
export function mistakes({ description, cast }: { description: string; cast: Cast }): string[] {
  const found: string[] = []
  const names = everything(cast)
  const mentioned = nouns.filter((each) => new RegExp(`\\b(${wordPattern(each)})\\b`, "i").test(description))

  for (const each of mentioned) {
    const there = names.filter((name) => each.means.test(name)).length
    if (there === 0) {
      found.push(`says “${each.one}”, and none is there`)
      continue
    }
    const counts = stated(description, each)
    const sum = counts.reduce((total, count) => total + count, 0)
    const open = /\b(another|others?|second|rest|more|some|many|both)\b/.test(description)
    if (each.alive && !each.group && counts.length > 0 && (sum > there || (sum < there && !open))) {
      found.push(`says ${counted(sum)} ${each.many}, and there are ${counted(there)}`)
    }
  }

  for (const each of nouns.filter(({ alive, group }) => alive && !group)) {
    const shown = cast.parts.filter((name) => each.means.test(name))
    const untold = shown.filter((name) => !mentioned.some(({ means }) => means.test(name)))
    if (untold.length > 0) found.push(`says nothing about ${untold[0]}`)
  }

  for (const [words, lights] of lightWords) {
    const word = words.exec(description)?.[0]
    if (word && cast.light && !lights.includes(cast.light)) found.push(`says “${word}”, and the light is ${cast.light}`)
  }
  return [...new Set(found)]
}
