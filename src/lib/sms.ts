import { dialled } from "./message-links"

/** Apart from `message-links.ts`, because few pages need it. */

/**
 * Returns a link to an SMS. RFC 5724 and Android want "?body=", iOS takes "&body=", which Apple doesn't document
 * (https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/SMSLinks/SMSLinks.html).
 * "?&body=" is reported to work on both (https://stackoverflow.com/questions/6480462).
 */
export const smsLink = (telephone: string, text: string): string =>
  `sms:${dialled(telephone)}?&body=${encodeURIComponent(text)}`

/** Some phones turn a text of more parts into a message that needs data. */
export const MOST_SMS_PARTS = 6

/** GSM 03.38 (3GPP TS 23.038, 6.2.1); characters of the extension take two places. */
const ALPHABET = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
)
const EXTENSION = new Set("\f^{}\\[~]|€")

/** The places of a message alone, and of one part of several, which contains a header. */
const PLACES = { alphabet: { alone: 160, joined: 153 }, unicode: { alone: 70, joined: 67 } }

/**
 * Returns the number of parts that the network sends. One character outside GSM, such as an emoji or ŋ, makes parts of
 * 70 places instead of 160. No part ends within a character.
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
 * Replaces characters outside GSM where there is an equivalent (straight quotes, "a" for "á"), and removes the
 * invisible marks in telephone numbers from an iPhone's contacts.
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
