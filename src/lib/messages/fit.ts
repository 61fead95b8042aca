import { whatsAppLink } from "../message-links"
import { MAX_SMS_PARTS, smsCharacters, smsParts } from "../sms"
import { messageForms, type Message } from "./form"
import { writeMessage } from "./write"

/** A message for a length limit: as many order lines as fit, then as much of the text, then the beginning of the rest. */
export interface Fitted {
  text: string
  /** The number of order lines left out; the message says it too. */
  more: number
  isCut: boolean
}

type Fits = (text: string) => boolean

/** The longest encoded link. WhatsApp takes more, but phones cut or refuse links somewhere above 2,000 characters. */
export const MAX_LINK_LENGTH = 2000

export const fitsWhatsApp =
  (telephone: string): Fits =>
  (text) =>
    whatsAppLink(telephone, text).length <= MAX_LINK_LENGTH

export const fitsSms: Fits = (text) => smsParts(text) <= MAX_SMS_PARTS

/** Returns the text, or its longest beginning that fits. */
export function cutText(text: string, fits: Fits): string {
  if (fits(text)) return text
  const characters = Array.from(text)
  const beginning = (length: number) => `${characters.slice(0, length).join("")}...`
  return beginning(findLargest(characters.length, (length) => fits(beginning(length))))
}

export const fitWhatsApp = (telephone: string, message: Message): Fitted =>
  fit(message, writeMessage, fitsWhatsApp(telephone))

/** Returns the message for an SMS, in GSM characters. */
export const fitSms = (message: Message): Fitted =>
  fit(message, (message) => smsCharacters(writeMessage(message)), fitsSms)

function fit(message: Message, write: (message: Message) => string, fits: Fits): Fitted {
  const { kind, fields, lines = [] } = message
  const { text: key = "" } = messageForms[kind]
  const characters = Array.from((fields[key] ?? "").trim())
  const shortened = (goods: number, length: number) => {
    const text = characters.slice(0, length).join("") + (length < characters.length ? "…" : "")
    const shown = { lines: lines.slice(0, goods), more: lines.length - goods }
    return write({ ...message, ...shown, fields: { ...fields, [key]: text } })
  }
  const goods = findLargest(lines.length, (count) => fits(shortened(count, 0)))
  const length = findLargest(characters.length, (count) => fits(shortened(goods, count)))
  const whole = shortened(goods, length)
  const text = cutText(whole, fits)
  return { text, more: lines.length - goods, isCut: length < characters.length || text !== whole }
}

/** Returns the largest whole number up to `max` that fits. */
function findLargest(max: number, fits: (count: number) => boolean): number {
  let [known, limit] = [0, max]
  while (known < limit) {
    const middle = Math.ceil((known + limit) / 2)
    if (fits(middle)) known = middle
    else limit = middle - 1
  }
  return known
}
