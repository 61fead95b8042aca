import { whatsAppLink } from "../message-links"
import { MOST_SMS_PARTS, smsCharacters, smsParts } from "../sms"
import { messageForms, type Message } from "./form"
import { writeMessage } from "./write"

/** A message where room is short: as many goods as there is room for, then as much of its text. */
export interface Fitted {
  text: string
  /** So many goods have no room. The message says it too. */
  more: number
  /** Whether the end of its text has no room. */
  isCut: boolean
}

/**
 * How long a link may be, encoded. WhatsApp itself takes more, but the link passes from browser to app through parts
 * of a telephone that cut or refuse it somewhere above 2,000 characters.
 */
export const LONGEST_LINK = 2000

/** The message for WhatsApp, as long as its link may be. */
export const fitWhatsApp = (telephone: string, message: Message): Fitted =>
  fit(message, writeMessage, (text) => whatsAppLink(telephone, text).length <= LONGEST_LINK)

/** The message for an SMS, in letters of the network's alphabet. */
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

/** The largest whole number up to `most` that fits. */
function largest(most: number, fits: (count: number) => boolean): number {
  let [known, limit] = [0, most]
  while (known < limit) {
    const middle = Math.ceil((known + limit) / 2)
    if (fits(middle)) known = middle
    else limit = middle - 1
  }
  return known
}
