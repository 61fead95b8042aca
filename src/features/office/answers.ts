import { smsCharacters, smsLink } from "../../lib/sms"
import { whatsAppLink } from "../../lib/message-links"
import { formatMoney } from "../../lib/money"
import type { Row } from "./row"

/** Fills the places of a text: "{number}" becomes the row's number. */
export function fillAnswer(template: string, row: Row, facts: Readonly<Record<string, string>> = {}): string {
  const sums = row.totals.map((total) => formatMoney(total).replace("\u00a0", " ")).join(" + ")
  const values: Readonly<Record<string, string>> = {
    ...{ number: row.number, name: row.name || row.sender, sum: sums, what: row.what },
    ...facts,
  }
  return template
    .replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
    .replace(/ +/g, " ")
    .replace(/ ([,.!?])/g, "$1")
    .trim()
}

/** Links to the answer in WhatsApp and as an SMS. Without a number the app asks to whom it goes. */
export const answerLinks = (telephone: string, text: string): { whatsapp: string; sms: string } => ({
  whatsapp: telephone ? whatsAppLink(telephone, text) : `https://wa.me/?text=${encodeURIComponent(text)}`,
  sms: smsLink(telephone, smsCharacters(text)),
})
