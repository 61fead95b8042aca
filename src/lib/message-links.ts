/** Links that pass a text to another app: nothing is sent before the visitor sends it there. */

/** "+256 000 000 001" → "256000000001" (spec, "Shared layout": non-digits removed). */
export const digitsOf = (telephone: string): string => telephone.replace(/\D/g, "")

/** A link to a WhatsApp conversation with the number, with the text filled in. */
export function whatsAppLink(telephone: string, text: string): string {
  return `https://wa.me/${digitsOf(telephone)}?text=${encodeURIComponent(text)}`
}

/** A telephone link: digits and the leading plus only. */
export const telephoneLink = (telephone: string): string => `tel:${telephone.replace(/[^\d+]/g, "")}`

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

/** A link to a new e-mail, with subject and body filled in when given. */
export function mailLink(address: string, { subject, body }: { subject?: string; body?: string } = {}): string {
  const fields = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return `mailto:${address}${fields.length ? `?${fields.join("&")}` : ""}`
}

/** The text of a submitted form, one line per field: "Name: Nakato". Empty fields are left out. */
export function messageText(title: string, fields: readonly (readonly [label: string, value: string])[]): string {
  return [title, ...fields.flatMap(([label, value]) => (value.trim() ? [`${label}: ${value.trim()}`] : []))].join("\n")
}
