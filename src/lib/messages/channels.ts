/** The channels for a visitor's message, in the order of their buttons. */
export const channels = [
  { channel: "whatsapp", label: "Send on WhatsApp" },
  { channel: "sms", label: "Send by SMS" },
  { channel: "call", label: "Call us" },
] as const

/** Says which messages have room for the beginning of a text only; "" if both have room for all of it. */
export function cutNote(isWhatsAppCut: boolean, isSmsCut: boolean): string {
  if (isWhatsAppCut && isSmsCut) return "WhatsApp and SMS have room for the beginning of your text only."
  if (isWhatsAppCut) return "WhatsApp has room for the beginning of your text only."
  return isSmsCut ? "The SMS has room for the beginning of your text only." : ""
}

export type Channel = (typeof channels)[number]["channel"]
