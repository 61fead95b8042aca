/** The ways by which a visitor hands over what was typed, in the order of their buttons, and what these say. */
export const ways = [
  { channel: "whatsapp", label: "Send on WhatsApp" },
  { channel: "sms", label: "Send by SMS" },
  { channel: "call", label: "Call us" },
] as const

export type HandOverChannel = (typeof ways)[number]["channel"]
