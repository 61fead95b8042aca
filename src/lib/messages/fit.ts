import { MOST_SMS_PARTS, smsCharacters, smsParts } from "../sms"
import { whatsAppLink } from "../message-links"
import { messageForms, type Message } from "./form"
import { tidyMessage, writeTidy, type PriceStyle } from "./write"

/*
 * A message where room is short: in the address of a WhatsApp link, and in an SMS. It loses the prices of single goods
 * first, then the spare fields of its form (in an SMS), then the ends of long words and texts, then goods, whose number
 * it tells; never its totals. Whatever has lost something says so in its first line.
 */

/** A message that fits, as text and as data, and what it had no room for. */
export interface Fitted {
  text: string
  message: Message
  leftOut: LeftOut
}

export interface LeftOut {
  /** How many goods. */
  goods: number
  /** Keys of fields. */
  fields: readonly string[]
  /** The end of a title, a name or a text. */
  ends: boolean
}

/**
 * How long a link may be, encoded. WhatsApp itself takes more, but the link passes from browser to app through parts
 * of a telephone that cut or refuse it somewhere above 2,000 characters (2,083 is the lowest limit that is known of a
 * browser), and a message that loses its end loses the total.
 */
export const LONGEST_LINK = 2000

/** No link has room for more lines: the shortest takes some 25 characters. */
const MOST_LINES = 80

/** The longest that a title and an answer, and a text beside goods, may become in a message that has to be cut. */
interface Longest {
  words: number
  text: number
}

/** How a message is written and measured. */
interface Medium {
  styles: readonly PriceStyle[]
  write: (message: Message, style: PriceStyle) => string
  fits: (text: string) => boolean
  /** The beginning of a text, with a mark at its end where something is missing. */
  cut: (text: string, longest: number) => string
  longest: Longest
}

/** The message for WhatsApp, as long as its link may be. */
export function fitWhatsApp(telephone: string, message: Message): Fitted {
  const encodedLength = (text: string) => encodeURIComponent(text).length
  const medium: Medium = {
    styles: ["each and sum", "sum"],
    write: writeTidy,
    fits: (text) => whatsAppLink(telephone, text).length <= LONGEST_LINK,
    cut: (text, longest) => cutEnd(text, longest, encodedLength, "…"),
    longest: { words: 120, text: 400 },
  }
  const whole = tidyMessage(withFewGoods(message))
  const goods = message.lines?.length ?? 0
  return fitWhole(versionsOf(whole, []), goods, medium) ?? fitCut(whole, goods, [], medium)
}

/** The message for an SMS of at most so many parts, in letters of the network's alphabet. */
export function fitSms(message: Message, room: number = MOST_SMS_PARTS): Fitted {
  const { notInSms = [], spare = [], texts = [], smsParts: few = room } = messageForms[message.kind]
  const whole = tidyMessage(inSmsCharacters(omit(withFewGoods(message), notInSms)))
  const goods = message.lines?.length ?? 0
  const versions = versionsOf(whole, spare)
  const medium = (most: number): Medium => ({
    styles: ["sum"],
    write: (version, style) => smsCharacters(writeTidy(version, style)),
    fits: (text) => smsParts(text) <= most,
    cut: (text, longest) => cutEnd(text, longest, (part) => part.length, "..."),
    longest: { words: 40, text: 40 },
  })
  for (let most = Math.min(few, room); most <= room; most++) {
    const fitted = fitWhole(versions, goods, medium(most))
    if (fitted) return fitted
  }
  // Where even that has no room, short answers come back, with their beginnings: they cost little.
  const lost = spare.filter((key) => whole.fields[key] && texts.includes(key))
  return fitCut(omit(whole, lost), goods, lost, medium(room))
}

/** The message as an SMS: `fitSms`, of which only the text is wanted. */
export const writeSms = (message: Message, room: number = MOST_SMS_PARTS): string => fitSms(message, room).text

/** A message without some of its fields. */
interface Version {
  message: Message
  /** Keys of the fields that it has lost. */
  fields: readonly string[]
}

/** The fullest first: all, without the prices of single goods, and then without one spare field more each. */
function versionsOf(whole: Message, spare: readonly string[]): Version[] {
  const lines = whole.lines?.map(({ price: _, ...line }) => line)
  const versions: Version[] = [{ message: whole, fields: [] }]
  let last: Version = { message: lines ? { ...whole, lines, shortened: true } : whole, fields: [] }
  if (lines) versions.push(last)
  for (const key of spare.filter((key) => whole.fields[key])) {
    last = { message: { ...omit(last.message, [key]), shortened: true }, fields: [...last.fields, key] }
    versions.push(last)
  }
  return versions
}

/** The first version that fits with all its goods. */
function fitWhole(versions: readonly Version[], goods: number, { styles, write, fits }: Medium): Fitted | undefined {
  if (goods > MOST_LINES) return undefined
  for (const { message, fields } of versions) {
    for (const style of styles) {
      const text = write(message, style)
      if (fits(text)) return { text, message, leftOut: { goods: 0, fields, ends: false } }
    }
  }
  return undefined
}

/** The message with the beginning of what is long, and as many goods, or as much of its text, as there is room for. */
function fitCut(whole: Message, goods: number, fields: readonly string[], medium: Medium): Fitted {
  const { words, text } = medium.longest
  const lines = whole.lines?.map(({ price: _, ...line }) => ({ ...line, title: medium.cut(line.title, words) }))
  const cutMessage = (longestText: number, shown: number): Message => {
    const isLong = (key: string) => messageForms[whole.kind].texts?.includes(key) ?? false
    const cutFields = Object.entries(whole.fields).map(
      ([key, value]) => [key, isLong(key) ? wholeWords(value, longestText, medium) : medium.cut(value, words)] as const,
    )
    return tidyMessage({
      ...whole,
      fields: Object.fromEntries(cutFields),
      lines: lines?.slice(0, shown),
      more: goods - shown,
      shortened: true,
    })
  }
  const write = (message: Message) => medium.write(message, "sum")
  const fits = (message: Message) => medium.fits(write(message))
  const most = lines
    ? largest(lines.length, (shown) => fits(cutMessage(text, shown)))
    : largest(LONGEST_LINK, (longest) => fits(cutMessage(longest, 0)))
  const message = lines ? cutMessage(text, most) : cutMessage(most, 0)
  const ends =
    Object.entries(message.fields).some(([key, value]) => value !== whole.fields[key]) ||
    (whole.lines ?? []).some(({ title }, index) => lines?.[index]?.title !== title)
  return { text: write(message), message, leftOut: { goods: message.more ?? 0, fields, ends } }
}

/** A text's beginning, to the end of a word where it has several. */
function wholeWords(text: string, longest: number, { cut }: Medium): string {
  const start = cut(text, longest)
  return start === text ? text : start.replace(/\s+\S*(…|\.{3})$/, "$1")
}

/** The largest whole number from 0 to `most` that fits, where all smaller ones do. */
function largest(most: number, fits: (n: number) => boolean): number {
  let [known, tooMany] = [0, most + 1]
  while (tooMany - known > 1) {
    const middle = Math.floor((known + tooMany) / 2)
    if (fits(middle)) known = middle
    else tooMany = middle
  }
  return known
}

const withFewGoods = (message: Message): Message => ({ ...message, lines: message.lines?.slice(0, MOST_LINES) })

const omit = (message: Message, keys: readonly string[]): Message => ({
  ...message,
  fields: Object.fromEntries(Object.entries(message.fields).filter(([key]) => !keys.includes(key))),
})

const inSmsCharacters = (message: Message): Message => ({
  ...message,
  fields: Object.fromEntries(Object.entries(message.fields).map(([key, value]) => [key, smsCharacters(value)])),
  lines: message.lines?.map(({ title, unit, sku, ...line }) => ({
    ...line,
    title: smsCharacters(title),
    unit: unit && smsCharacters(unit),
    sku: sku && smsCharacters(sku),
  })),
})

/** Whole characters up to a length; where some are missing, the mark stands for them. */
function cutEnd(text: string, longest: number, size: (part: string) => number, mark: string): string {
  if (size(text) <= longest) return text
  let kept = ""
  let length = size(mark)
  for (const character of text) {
    length += size(character)
    if (length > longest) break
    kept += character
  }
  return `${kept}${mark}`
}
