/** Links that pass a text to another app: nothing is sent before the visitor sends it there. */

/** "+256 000 000 001" → "256000000001" (spec, "Shared layout": non-digits removed). */
export const digitsOf = (telephone: string): string => telephone.replace(/\D/g, "")

/** A link to a WhatsApp conversation with the number, with the text filled in. */
export function whatsAppLink(telephone: string, text: string): string {
  return `https://wa.me/${digitsOf(telephone)}?text=${encodeURIComponent(text)}`
}

/** "+256 000 000 001" → "+256000000001". */
export const dialled = (telephone: string): string => telephone.replace(/[^\d+]/g, "")

export const telephoneLink = (telephone: string): string => `tel:${dialled(telephone)}`

/** A link to a new e-mail, with subject and body filled in when given. */
export function mailLink(address: string, { subject, body }: { subject?: string; body?: string } = {}): string {
  const fields = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return `mailto:${address}${fields.length ? `?${fields.join("&")}` : ""}`
}
