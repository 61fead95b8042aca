import { readMessage, writeMessage, type Message, type MessageKind } from "../../lib/messages"
import type { ChatMessage } from "./chat"
import { internationalNumber } from "./international-number"
import { removeIdentity } from "./identity"
import { hashOf, type Row, type RowNote, type TableName } from "./row"

const tables: Readonly<Record<MessageKind, TableName>> = {
  ...{ order: "orders", registration: "members" },
  ...{ question: "questions", "product-question": "questions", visit: "questions" },
  ...{ review: "rest", comment: "rest", news: "rest" },
}

/** The longest that a table shows of a text. */
const LONGEST_WHAT = 140

/**
 * The rows of one message of a chat: one for each message of the site in it, or one for a text that is none. Nothing is
 * dropped but identity numbers.
 */
export function makeRows(sent: ChatMessage): Row[] {
  const { text, isRemoved } = removeIdentity(sent.text)
  if (text === "") return []
  const notes: RowNote[] = [
    ...(isRemoved ? (["identity"] as const) : []),
    ...(sent.isEdited ? (["edited"] as const) : []),
  ]
  const read = readMessage(text)
  if (read.length === 0) return [restRow(sent, text, notes)]
  return read.map(({ message, rest }) => {
    const own = read.length === 1 ? text : [writeMessage(message), ...rest].join("\n")
    return messageRow(message, sent, own, notes)
  })
}

function messageRow(message: Message, sent: ChatMessage, text: string, given: readonly RowNote[]): Row {
  const { kind, number, fields, lines = [], totals = [], shortened } = message
  const isHalf = kind === "order" ? lines.length === 0 : Object.keys(fields).length === 0
  const notes: RowNote[] = [
    ...given,
    ...(shortened ? (["shortened"] as const) : []),
    ...(isHalf ? (["half"] as const) : []),
  ]
  const { name = "", place = "", village = "", district = "", telephone = "" } = fields
  return {
    ...blankRow(sent, text, notes),
    id: number ? `${kind} ${number}` : hashOf([sent.day, sent.sender, text].join("\n")),
    ...{ table: tables[kind], kind, number, name },
    place: place || [village, district].filter(Boolean).join(", "),
    telephone: internationalNumber(telephone) || internationalNumber(sent.sender ?? ""),
    what: shorten(whatOf(message)),
    ...{ goods: lines, totals },
  }
}

const restRow = (sent: ChatMessage, text: string, notes: readonly RowNote[]): Row => ({
  ...blankRow(sent, text, notes),
  id: hashOf([sent.day, sent.time, sent.sender, text].join("\n")),
  telephone: internationalNumber(sent.sender ?? ""),
  what: shorten(text),
})

const blankRow = ({ day, time, sender }: ChatMessage, text: string, notes: readonly RowNote[]): Row => ({
  ...{ id: "", table: "rest", kind: null, number: "" },
  ...{ day: day ?? "", time: time ?? "", sender: sender ?? "" },
  ...{ telephone: "", name: "", place: "", what: "", goods: [], totals: [] },
  ...{ text, notes, state: "new", earlier: [] },
})

/** What a message is about, in the words that matter most to who reads a table. */
function whatOf({ kind, fields, lines = [] }: Message): string {
  const { product = "", about = "", day = "", text = "", occupation = "", post = "", email = "" } = fields
  const words: Readonly<Record<MessageKind, readonly string[]>> = {
    order: lines.map(({ quantity, title, unit }) => `${quantity} × ${title}${unit ? ` (${unit})` : ""}`),
    registration: [occupation],
    question: [about, text],
    "product-question": [product, text],
    visit: [about, day, text],
    review: [product, text],
    comment: [post, text],
    news: [email],
  }
  return words[kind].filter(Boolean).join(kind === "order" ? ", " : ": ")
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim()
  return line.length > LONGEST_WHAT ? `${Array.from(line).slice(0, LONGEST_WHAT).join("")}…` : line
}
