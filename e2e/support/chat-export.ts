import { makeNumber, writeMessage, writeSms, type Message, type OrderLine } from "../../src/lib/messages"
import type { Money } from "../../src/lib/money"

/*
 * Writes the file that a telephone makes of the office's chat group: "Export chat". People, places and numbers are
 * invented; no subscriber number of Uganda begins with +256 000.
 */

/** How a telephone writes the head of a message. */
export type ExportForm = "android 24 hours" | "android 12 hours" | "iphone"

const two = (number: number) => String(number).padStart(2, "0")

const heads: Readonly<Record<ExportForm, (at: Date) => string>> = {
  "android 24 hours": (at) => `${dateOf(at)}, ${two(at.getUTCHours())}:${two(at.getUTCMinutes())} - `,
  "android 12 hours": (at) =>
    `${dateOf(at)}, ${at.getUTCHours() % 12 || 12}:${two(at.getUTCMinutes())}\u202f${halfOf(at)} - `,
  iphone: (at) =>
    `\u200e[${dateOf(at)}, ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}] `,
}

const dateOf = (at: Date) => `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}`
const halfOf = (at: Date) => (at.getUTCHours() < 12 ? "am" : "pm")

const people = [
  { sender: "Nakato Ruth", name: "Nakato Ruth", place: "Mbale" },
  { sender: "+256 000 111 222", name: "Okello James", place: "Gulu" },
  { sender: "~ Akello", name: "Akello Grace", place: "Lira" },
  { sender: "Mugisha Farm", name: "Mugisha Peter", place: "Mbarara" },
  { sender: "+256 000 333 444", name: "Namukasa Joy", place: "Mbale" },
] as const

const ugx = (shillings: number): Money => ({ amountMinor: shillings * 100, currency: "UGX" })

const goods: readonly OrderLine[] = [
  { quantity: 2, title: "Poultry Eggs", unit: "tray of 30", sku: "CAFN-POULTRY-01", price: ugx(15_000) },
  { quantity: 5, title: "Fresh Milk", unit: "litre", sku: "CAFN-DAIRY-01", price: ugx(2_500) },
  { quantity: 1, title: "Ghee", unit: "jar of 500 g", sku: "CAFN-DAIRY-03", price: ugx(18_000) },
]

/** Chance that comes the same again with every run (mulberry32). */
function seeded(seed: number): (n: number) => number {
  return (n) => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * n)
  }
}

type Person = (typeof people)[number]

function order(number: string, { name, place }: Person, index: number): Message {
  const lines = goods
    .slice(0, 1 + (index % goods.length))
    .map((good) => ({ ...good, quantity: good.quantity + (index % 2) }))
  const sum = lines.reduce((sum, { quantity, price }) => sum + quantity * (price?.amountMinor ?? 0), 0)
  const fields = { name, place, shipping: "We agree on it with you" }
  return { kind: "order", number, version: 1, fields, lines, totals: [{ amountMinor: sum, currency: "UGX" }] }
}

/** What a visitor of the site sends, in turn: orders mostly. */
function siteMessage(number: string, person: Person, index: number): string {
  const { name, place } = person
  switch (index % 8) {
    case 1:
      return writeSms(order(number, person, index), 2) ?? ""
    case 3: {
      const fields = {
        name,
        telephone: "+256 000 555 666",
        district: place,
        village: "Nakivubo",
        occupation: "Dairy farmer",
      }
      return writeMessage({ kind: "registration", number, version: 1, fields })
    }
    case 5: {
      const fields = {
        name,
        telephone: "+256 000 777 888",
        about: "Prices",
        text: "Is the price of milk for a litre?\nAnd is it cooled?",
      }
      return `Good morning 🙏\n${writeMessage({ kind: "question", number, version: 1, fields })}`
    }
    case 7: {
      const fields = {
        about: "The farm in Mpigi",
        day: "Saturday 5 December 2026",
        people: "12",
        name,
        text: "We are a school.",
      }
      return writeMessage({ kind: "visit", number, version: 1, fields })
    }
    default:
      return writeMessage(order(number, person, index))
  }
}

const talk = [
  "Thank you, received.",
  "How are you today?",
  "<Media omitted>",
  "Is the office open on Saturday?\nI come from far.",
  "This message was deleted",
  "My NIN is CM90012345ABCD, please add me.",
]

interface ExportOptions {
  form?: ExportForm
  /** How many messages, system lines not counted. */
  count?: number
  /** When the first one came, in milliseconds since 1970 by the telephone's clock: 24 November 2026 in the morning. */
  start?: number
  /** Minutes between two. */
  minutes?: number
}

const START = Date.UTC(2026, 10, 24, 7, 2, 11)

/** The text of the file, as the telephone writes it. */
export function chatExport({
  form = "android 24 hours",
  count = 40,
  start = START,
  minutes = 47,
}: ExportOptions = {}): string {
  const chance = seeded(35)
  const at = (index: number) => new Date(start + index * minutes * 60_000)
  const head = heads[form]
  const lines = [`${head(at(0))}${OWN_LINE}`]
  const sent: string[] = []
  for (let index = 0; index < count; index++) {
    const person = people[chance(people.length)] ?? people[0]
    const isTalk = index % 4 === 3
    const text = isTalk
      ? (talk[Math.floor(index / 4) % talk.length] ?? "")
      : siteMessage(makeNumber(at(index), chance), person, sent.length)
    // One order comes again with more eggs, one only in part.
    const again = index === 21 ? (sent[0] ?? "").replace(/^2 × Poultry Eggs/m, "6 × Poultry Eggs") : text
    const half = index === 25 ? (again.split("\n")[0] ?? "") : again
    if (!isTalk) sent.push(half)
    lines.push(`${head(at(index))}${person.sender}: ${half}${index === 21 ? " <This message was edited>" : ""}`)
  }
  return lines.join(form === "iphone" ? "\r\n" : "\n")
}

const OWN_LINE =
  "Messages and calls are end-to-end encrypted. No one outside of this chat, not even WhatsApp, can read or listen to them."
