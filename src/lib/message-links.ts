/** "+256 000 000 001" → "256000000001" (spec section 2, "Shared layout"). */
export const getDigits = (telephone: string): string => telephone.replace(/\D/g, "")

/** Returns a link to a WhatsApp conversation with the text filled in. */
export function whatsAppLink(telephone: string, text: string): string {
  return `https://wa.me/${getDigits(telephone)}?text=${encodeURIComponent(text)}`
}

/** "+256 000 000 001" → "+256000000001". */
export const toE164 = (telephone: string): string => telephone.replace(/[^\d+]/g, "")

export const telephoneLink = (telephone: string): string => `tel:${toE164(telephone)}`

/** Returns a link to a new e-mail, with optional subject and body. */
export function mailLink(address: string, { subject, body }: { subject?: string; body?: string } = {}): string {
  const fields = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return `mailto:${address}${fields.length ? `?${fields.join("&")}` : ""}`
}
