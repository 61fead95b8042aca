/** Text messages, apart from the other links (`message-links.ts`): pages without a hand-over do without them. */

/** A link to a text message to the number, with the text filled in (RFC 5724). */
export const smsLink = (telephone: string, text: string): string =>
  `sms:${telephone.replace(/[^\d+]/g, "")}?body=${encodeURIComponent(text)}`

/**
 * The longest text of an SMS link, in characters: two messages as the network joins them (2 × 153), which every phone
 * sends as one.
 */
export const LONGEST_SMS = 306

/**
 * Typographic characters become those of the network's alphabet, because a single other character halves the room of a
 * message.
 */
export const smsCharacters = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\u2026/g, "...")
    .replace(/\u00D7/g, "x")
    .replace(/\u00A0/g, " ")

/** A text for an SMS: what is longer than `LONGEST_SMS` ends after a whole word with "...". */
export function smsText(text: string): string {
  const plain = smsCharacters(text)
  if (plain.length <= LONGEST_SMS) return plain
  const start = plain.slice(0, LONGEST_SMS - "...".length)
  return `${start.replace(/\s+\S*$/, "")}...`
}
