/** Links that hand a text to another program: nothing leaves before the visitor sends it there. */

/** "+256 000 000 001" → "256000000001" (spec, "Shared layout": non-digits removed). */
export const digitsOf = (telephone: string): string => telephone.replace(/\D/g, "")

/** A WhatsApp conversation with the number, the text filled in. */
export function whatsAppLink(telephone: string, text: string): string {
  return `https://wa.me/${digitsOf(telephone)}?text=${encodeURIComponent(text)}`
}

/** A telephone link: digits and the leading plus only. */
export const telephoneLink = (telephone: string): string => `tel:${telephone.replace(/[^\d+]/g, "")}`

/** A text message to the number, the text filled in (RFC 5724). */
export const smsLink = (telephone: string, text: string): string =>
  `sms:${telephone.replace(/[^\d+]/g, "")}?body=${encodeURIComponent(text)}`

/** A new mail, subject and body filled in when given. */
export function mailLink(address: string, { subject, body }: { subject?: string; body?: string } = {}): string {
  const fields = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return `mailto:${address}${fields.length ? `?${fields.join("&")}` : ""}`
}

/** What a sent form says, one line a field: "Name: Nakato". Empty fields are left out. */
export function messageText(title: string, fields: readonly (readonly [label: string, value: string])[]): string {
  return [title, ...fields.flatMap(([label, value]) => (value.trim() ? [`${label}: ${value.trim()}`] : []))].join("\n")
}
