import { whatsAppLink } from "../message-links"
import { MOST_SMS_PARTS, smsCharacters, smsParts } from "../sms"
import { messageForms, type Message } from "./form"
import { writeMessage } from "./write"

/** A message for a length limit: as many order lines as fit, then as much of the text. */
export interface Fitted {
  text: string
  /** The number of order lines left out; the message says it too. */
  more: number
  isCut: boolean
}

/** The longest encoded link. WhatsApp takes more, but phones cut or refuse links somewhere above 2,000 characters. */
export const LONGEST_LINK = 2000

export const fitWhatsApp = (telephone: string, message: Message): Fitted =>
  fit(message, writeMessage, (text) => whatsAppLink(telephone, text).length <= LONGEST_LINK)

/** Returns the message for an SMS, in GSM characters. */
export const fitSms = (message: Message): Fitted =>
  fit(
    message,
    (message) => smsCharacters(writeMessage(message)),
    (text) => smsParts(text) <= MOST_SMS_PARTS,
  )

function fit(message: Message, write: (message: Message) => string, fits: (text: string) => boolean): Fitted {
  const { kind, fields, lines = [] } = message
  const { text: key = "" } = messageForms[kind]
  const characters = Array.from((fields[key] ?? "").trim())
  const shortened = (goods: number, length: number) => {
    const text = characters.slice(0, length).join("") + (length < characters.length ? "…" : "")
    const shown = { lines: lines.slice(0, goods), more: lines.length - goods }
    return write({ ...message, ...shown, fields: { ...fields, [key]: text } })
  }
  const goods = largest(lines.length, (count) => fits(shortened(count, 0)))
  const length = largest(characters.length, (count) => fits(shortened(goods, count)))
  return { text: shortened(goods, length), more: lines.length - goods, isCut: length < characters.length }
}

/** Returns the largest whole number up to `most` that fits. */
function largest(most: number, fits: (count: number) => boolean): number {
  let [known, limit] = [0, most]
  while (known < limit) {
    const middle = Math.ceil((known + limit) / 2)
    if (fits(middle)) known = middle
    else limit = middle - 1
  }
  return known
}
