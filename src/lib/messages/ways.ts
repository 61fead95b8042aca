/** The channels for a visitor's message, in the order of their buttons. */
export const ways = [
  { channel: "whatsapp", label: "Send on WhatsApp" },
  { channel: "sms", label: "Send by SMS" },
  { channel: "call", label: "Call us" },
] as const

export type HandOverChannel = (typeof ways)[number]["channel"]
