import type { MessageKind, OrderLine } from "../../lib/messages"
import type { Money } from "../../lib/money"

/** The four tables, in the order of their tabs. */
export const tableNames = ["orders", "members", "questions", "rest"] as const
export type TableName = (typeof tableNames)[number]

/** What the staff have done about a message, in the order in which it mostly happens. */
export const rowStates = ["new", "answered", "paid", "collected"] as const
export type RowState = (typeof rowStates)[number]

/**
 * What is said beside a message: it had no room for everything; an identity number was removed; its sender has changed it
 * in the chat; only a part of it came; it came again with other words after staff had dealt with it.
 */
export const rowNotes = ["shortened", "identity", "edited", "half", "changed"] as const
export type RowNote = (typeof rowNotes)[number]

/** One message in a table. Texts are "" where nothing is known. */
export interface Row {
  /** Kind and number of the message; for one without a number, a hash of what it says. */
  id: string
  table: TableName
  /** null: it is no message of the site. */
  kind: MessageKind | null
  number: string
  /** "2026-11-25" and "14:05". */
  day: string
  time: string
  /** As the chat names the sender. */
  sender: string
  telephone: string
  name: string
  place: string
  /** What the message is about, on one line. */
  what: string
  goods: readonly OrderLine[]
  totals: readonly Money[]
  /** The message as it came, without identity numbers. */
  text: string
  notes: readonly RowNote[]
  state: RowState
  /** What came before under the same number, the newest first. */
  earlier: readonly Earlier[]
}

export type Earlier = Pick<Row, "day" | "time" | "text">

/** 64 bits of a text, for messages that have no number (FNV-1a, twice with different starts). */
export function hashOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1000193]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b)
  }
  return `~${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`
}
