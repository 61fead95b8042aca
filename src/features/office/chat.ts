import { parseString } from "whatsapp-chat-parser"

/** One message of a chat, as WhatsApp wrote it. */
export interface ChatMessage {
  /** "2026-11-25"; null where the date can't be read. */
  day: string | null
  /** "14:05"; null where there is none. */
  time: string | null
  /** The sender as the chat names it: a name, or a telephone number; null in a text that says none. */
  sender: string | null
  text: string
  /** Whether the sender has changed it afterwards. */
  isEdited: boolean
}

export interface Chat {
  messages: ChatMessage[]
  /** How many lines are WhatsApp's own: who came, what was deleted, pictures that were not exported. */
  ownLines: number
  /** How many messages have a date that can't be read: of another calendar. */
  unknownDates: number
  /** A date that can be read in two ways, e.g. "5/11/2026"; null where all are clear. */
  unclearDate: string | null
}

/** Marks of the writing direction, which iPhones put before lines and names. */
const UNSEEN = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
/** Blanks that don't break: Android writes one before AM and PM. */
const BLANKS = /[\u00a0\u2007\u2009\u202f]/g
/** The digits of Arabic and Persian. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g

const plain = (text: string): string =>
  text
    .replace(UNSEEN, "")
    .replace(BLANKS, " ")
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 15))

/** "[14:05, 25/11/2026] ": several messages, copied from WhatsApp on a computer. */
const TIME_FIRST = /^\[(\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?), (\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4})\] /gim
/** "[25/11, 14:05] ": the same from a telephone, without the year. */
const NO_YEAR = /^\[(\d{1,2})([/.])(\d{1,2})\.?, (\d{1,2}:\d{2}(?: ?[ap]\.? ?m\.?)?)\] /gim
/** The start of a message: its date, as it stands. */
const HEAD = /^\[?(\d{1,4})([-/.]) ?(\d{1,2})[-/.] ?(\d{1,4})[,.]? \D{0,12}?\d{1,2}[.:]\d{2}/gm

/** What WhatsApp writes in a message's place. In angle brackets, or as a file's name, it says it in every language. */
const OWN_LINES: readonly RegExp[] = [
  /^<[^<>\n]{2,80}>$/,
  /^[\w-]+\.\w+ \([^()\n]+\)$/,
  /^(?:image|video|audio|gif|sticker|document|contact card)(?: message)? omitted$/i,
  /^(?:this message was deleted|you deleted this message)\.?$/i,
  /^messages and calls are end-to-end encrypted[^\n]*$/i,
  /^(?:missed )?(?:voice|video) call[^\n]*$/i,
  /^waiting for this message[^\n]*$/i,
  /^[^\n]{1,60} (?:created (?:this )?group|added|left|removed|joined using|changed (?:the subject|this group))\b[^\n]*$/i,
]
const isOwnLine = (text: string): boolean => OWN_LINES.some((line) => line.test(text))
const EDITED = /\s*<this message was edited>\s*$/i

/** The first year in which somebody could write on WhatsApp. */
const FIRST_YEAR = 2009

/**
 * Reads a text that WhatsApp exported or copied. A text without a single message's head is one message without a sender.
 *
 * @param today the day on which it is read, "2026-11-25"
 */
export function readChat(written: string, today: string): Chat {
  const year = Number(today.slice(0, 4))
  const text = plain(written)
    .replace(TIME_FIRST, "[$2, $1] ")
    .replace(NO_YEAR, (_, first: string, sign: string, second: string, time: string) => {
      return `[${first}${sign}${second}${sign}${yearOf(first, second, today)}, ${time}] `
    })
  const first = text.search(HEAD)
  if (first < 0) return { messages: [unsent(text)], ownLines: 0, unknownDates: 0, unclearDate: null }

  const order = orderOf(text)
  const chat: Chat = { messages: [], ownLines: 0, unknownDates: 0, unclearDate: order.unclear }
  // What stands before the first message was pasted with it.
  const before = text.slice(0, first).trim()
  if (before) chat.messages.push(unsent(before))
  for (const { date, author, message } of parseString(text, { daysFirst: order.daysFirst })) {
    const isEdited = EDITED.test(message)
    const words = message.replace(EDITED, "").trim()
    if (author === null || isOwnLine(words)) {
      chat.ownLines += 1
      continue
    }
    const isKnown = date.getFullYear() >= FIRST_YEAR && date.getFullYear() <= year + 1
    if (!isKnown) chat.unknownDates += 1
    const [day = null, time = null] = isKnown ? localParts(date) : []
    chat.messages.push({ day, time, sender: author.trim(), text: words, isEdited })
  }
  return chat
}

const unsent = (text: string): ChatMessage => ({
  ...{ day: null, time: null, sender: null, isEdited: false },
  text: text.trim(),
})

const two = (number: number) => String(number).padStart(2, "0")

/** The parser takes what is written for local time. */
const localParts = (date: Date): [day: string, time: string] => [
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
  `${two(date.getHours())}:${two(date.getMinutes())}`,
]

/** The year of a day without one: the last time that there was such a day. */
function yearOf(first: string, second: string, today: string): number {
  const year = Number(today.slice(0, 4))
  const [month, day] = Number(second) > 12 ? [first, second] : [second, first]
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` > today ? year - 1 : year
}

interface Order {
  daysFirst: boolean
  unclear: string | null
}

/**
 * Whether day or month comes first. One number above 12 in the file says it; then the numbers of a chat that runs over
 * some days, in which the day changes more often than the month; else the day comes first, as in Uganda.
 */
function orderOf(text: string): Order {
  const firsts = new Set<number>()
  const seconds = new Set<number>()
  let isYearFirst = false
  let date = ""
  // One after the other: a chat has tens of thousands.
  for (const [, a = "", sign = "", b = "", c = ""] of text.matchAll(HEAD)) {
    isYearFirst ||= a.length === 4
    firsts.add(Number(isYearFirst ? b : a))
    seconds.add(Number(isYearFirst ? c : b))
    date ||= a === b ? "" : [a, b, c].join(sign)
  }
  const isAbove = (number: number) => number > 12
  if ([...firsts].some(isAbove)) return { daysFirst: true, unclear: null }
  if (isYearFirst || [...seconds].some(isAbove)) return { daysFirst: false, unclear: null }
  if (firsts.size !== seconds.size) return { daysFirst: firsts.size > seconds.size, unclear: null }
  return { daysFirst: true, unclear: date || null }
}
