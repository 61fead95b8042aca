import { dialled } from "./message-links"

/** Text messages, apart from the other links (`message-links.ts`): pages without a hand-over do without them. */

/**
 * A link to a text message to the number, with the text filled in. RFC 5724 and Android want "?body=", iOS from 8 on
 * takes "&body=", and its own page knows of no text at all
 * (https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/SMSLinks/SMSLinks.html).
 * "?&body=" is what both are reported to take (https://stackoverflow.com/questions/6480462).
 */
export const smsLink = (telephone: string, text: string): string =>
  `sms:${dialled(telephone)}?&body=${encodeURIComponent(text)}`

/** A text is sent in at most so many messages, which phones join; some phones make more of them a message that needs data. */
export const MOST_SMS_PARTS = 6

/** The network's alphabet, GSM 03.38 (3GPP TS 23.038, 6.2.1), and the characters that take two places in it. */
const ALPHABET = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
)
const EXTENSION = new Set("\f^{}\\[~]|€")

/** Places in a message that stands alone, and in one of several, which says which one it is. */
const PLACES = { alphabet: { alone: 160, joined: 153 }, unicode: { alone: 70, joined: 67 } }

/**
 * In how many messages the network sends a text. One character outside its alphabet, such as an emoji or ŋ, makes
 * messages of 70 places instead of 160. No message ends within a character.
 */
export function smsParts(text: string): number {
  const characters = Array.from(text)
  const isPlain = characters.every((character) => ALPHABET.has(character) || EXTENSION.has(character))
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

/**
 * The text in letters of the network's alphabet, as far as there are some: straight quotes, "a" for "á", and without the
 * marks that nobody sees, which a telephone number brings along from an iPhone's contacts.
 */
export const smsCharacters = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\u2026/g, "...")
    .replace(/\u00D7/g, "x")
    .replace(/\p{Zs}/gu, " ")
    .replace(/\p{L}/gu, (letter) => {
      const plain = letter.normalize("NFD").replace(/\p{M}/gu, "")
      return !ALPHABET.has(letter) && ALPHABET.has(plain) ? plain : letter
    })
