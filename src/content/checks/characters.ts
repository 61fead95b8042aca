import { inspect, getSchemaAt } from "../inspect"
import type { Problem } from "./problem"
import { getPlace, type Entry } from "./read"
import { collectTexts } from "./texts"

/** Invisible characters, apart from the joiner of emoji (U+200D). */
const invisible = /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D)[\p{Cf}\p{Zl}\p{Zp}]/u

const names: readonly [RegExp, string][] = [
  [/[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/, "a sign that turns the direction of the text"],
  [/\p{Cs}/u, "half of a character"],
  [/\uFFFD/, "a character that a program could not read"],
  [/\p{Cc}/u, "a control character"],
  [/\u00AD/, "a soft hyphen"],
  [invisible, "an invisible character"],
]

const forbidden = new RegExp(`\\p{Cs}|\\uFFFD|(?![\\t\\n\\r])\\p{Cc}|${invisible.source}`, "u")

const formatCodePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`

/** Returns the text around the place, so that an editor finds it. */
const getExcerpt = (text: string, at: number, length: number) => {
  const clean = (part: string) => part.replace(new RegExp(forbidden, "gu"), "")
  return `“${clean(text.slice(Math.max(0, at - 20), at))}▯${clean(text.slice(at + length, at + length + 20))}”`
}

/** Reports invisible characters and halves of characters, which come with text copied from Word or WhatsApp. */
export const checkCharacters = (entry: Entry): Problem[] =>
  collectTexts(entry.value).flatMap(({ path, text }): Problem[] => {
    const match = forbidden.exec(text)
    const schema = match && getSchemaAt(entry.type.schema, path, entry.value)
    if (!match || (schema && inspect(schema).meta.kind === "telephone")) return []
    const [character] = match
    const what = names.find(([pattern]) => pattern.test(character))?.[1] ?? "an invisible character"
    return [
      {
        ...getPlace(entry, path),
        actual: `${what} (${formatCodePoint(character)}) at ▯: ${getExcerpt(text, match.index, character.length)}`,
        expected: "the same text without it: delete the words beside it, and type them anew",
      },
    ]
  })
