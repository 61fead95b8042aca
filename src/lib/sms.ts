import { toE164 } from "./message-links"

/** Apart from `message-links.ts`, because few pages need it. */

/**
 * Returns a link to an SMS. RFC 5724 and Android need "?body=", iOS needs "&body=", which Apple doesn't document
 * (https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/SMSLinks/SMSLinks.html).
 * "?&body=" is reported to work on both (https://stackoverflow.com/questions/6480462).
 */
export const smsLink = (telephone: string, text: string): string =>
  `sms:${toE164(telephone)}?&body=${encodeURIComponent(text)}`

/** Some phones turn a text of more parts into a message that needs data. */
export const MAX_SMS_PARTS = 6

/** GSM 03.38 (3GPP TS 23.038, 6.2.1); characters of the extension take two places. */
const ALPHABET = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
)
const EXTENSION = new Set("\f^{}\\[~]|€")
const isGsm = (character: string) => ALPHABET.has(character) || EXTENSION.has(character)

/** The places of a message alone, and of one part of several, which contains a header. */
const PLACES = { alphabet: { alone: 160, joined: 153 }, unicode: { alone: 70, joined: 67 } }

/**
 * Returns the number of parts that the network sends. One character outside GSM, such as an emoji or ŋ, makes parts of
 * 70 places instead of 160. No part ends within a character.
 */
export function smsParts(text: string): number {
  const characters = Array.from(text)
  const isPlain = characters.every(isGsm)
  const { alone, joined } = isPlain ? PLACES.alphabet : PLACES.unicode
  const sizes = characters.map((character) => (isPlain ? (EXTENSION.has(character) ? 2 : 1) : character.length))
  if (sizes.reduce((sum, size) => sum + size, 0) <= alone) return 1
  let parts = 1
  let taken = 0
  for (const size of sizes) {
    if (taken + size > joined) {
      parts += 1
      taken = 0
    }
    taken += size
  }
  return parts
}

/** Characters of keyboards, Word and chats that are neither GSM nor have a GSM compatibility form in Unicode. */
const SUBSTITUTES: readonly (readonly [characters: RegExp, text: string])[] = [
  // Invisible: hyphenation, directions in telephone numbers from an iPhone's contacts, and what makes an emoji.
  [/\u20E3|\uFE0F|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, ""],
  // Cells of a pasted table.
  [/\t/g, " "],
  // Line breaks of word processors.
  [/[\u2028\u2029]/g, "\n"],
  // Curly quotes, primes of feet and inches, and accents without a letter, which are typed as apostrophes.
  [/[`\u00B4\u02B9\u02BB\u02BC\u02C8\u2018-\u201B\u2032]/g, "'"],
  [/[\u00AB\u00BB\u02BA\u201C-\u201F\u2033]/g, '"'],
  // Dashes, the minus sign, and bullets; Word's are in the private use area.
  [/[\u00B7\u2010-\u2015\u2022\u2023\u2043\u2212\u25AA\u25CF\uF0A7\uF0B7]/g, "-"],
  [/\u2192/g, "->"],
  [/\u00D7/g, "x"],
  // The lira sign looks like the pound sign.
  [/\u20A4/g, "£"],
  // An "o" would turn 4°C into 40C.
  [/ ?\u00B0 ?| ?\u00BA ?(?=[CF]\b)/g, " deg "],
  // The usual spelling where a keyboard has no ŋ.
  [/\u014B/g, "ng"],
  [/\u014A/g, "Ng"],
  // 2½ would turn into 21/2.
  [/[\d\p{No}](?=\p{No})|\p{No}(?=\d)/gu, "$& "],
]

/** Replaces characters outside GSM where GSM has an equivalent: "1/2" for "½", straight quotes, "a" for "á". */
export const smsCharacters = (text: string): string =>
  SUBSTITUTES.reduce((plain, [characters, substitute]) => plain.replace(characters, substitute), text.normalize("NFC"))
    .replace(/\P{ASCII}/gu, (character) => {
      if (isGsm(character)) return character
      const plain = character.normalize("NFKD").replace(/\p{M}/gu, "").replace("\u2044", "/")
      return plain && Array.from(plain).every(isGsm) ? plain : character
    })
    // Marks without a composed form, such as a macron on "m"; other scripts keep theirs.
    .replace(/(\p{L})\p{M}+/gu, (marked, letter: string) => (isGsm(letter) ? letter : marked))
