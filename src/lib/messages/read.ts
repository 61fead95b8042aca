import { parsePrice, type Money } from "../money"
import {
  EMOJI,
  FORM_VERSION,
  linesOf,
  messageForms,
  removeIdentities,
  SENDER,
  tidyLine,
  type Message,
  type MessageKind,
  type OrderLine,
} from "./form"
import { readNumber } from "./number"
import { tidyMessage } from "./write"

/** A message that was found in a text. */
export interface ReadMessage {
  message: Message
  /** Lines that could not be read, as they came: greetings, what somebody has added, what was changed too much. */
  rest: readonly string[]
}

/**
 * Every message that a text has, in its order. Lines before the first one are the first one's rest. A text without any
 * message gives none, and is the caller's to show. Identity numbers are removed; nothing else is dropped.
 */
export function readMessage(text: string): ReadMessage[] {
  const found: Reading[] = []
  const before: string[] = []
  const lines = linesOf(text)
    .map((raw) => ({ line: tidyLine(raw), raw: removeIdentities(raw).trim() }))
    .filter(({ line }) => line !== "")
  lines.forEach(({ line, raw }, index) => {
    const current = found.at(-1)
    const result = current ? readInto(current, line) : "no"
    if (result === "read") return
    const next = result === "no" ? readHead(line, lines[index + 1]?.line) : undefined
    if (next) {
      if (!current) next.rest.push(...before)
      if (!next.isWholeHead) next.rest.push(raw)
      found.push(next)
    } else if (current?.isOpen) addText(current, line)
    else (current?.rest ?? before).push(raw)
  })
  return found.map(({ message, rest }) => ({ message: tidyMessage(message), rest }))
}

/** A message as far as it has been read. */
interface Reading {
  message: Message & { fields: Record<string, string>; lines: OrderLine[]; totals: Money[] }
  rest: string[]
  /** False where the first line says more than its form, or its number is none. */
  isWholeHead: boolean
  /** The text that was read last, by its key: lines with ">" belong to it. */
  text?: string
  /** Nothing stands beside the label of that text yet: what somebody writes below it belongs to it. */
  isOpen: boolean
  /** Goods stand before everything else. */
  isPastGoods: boolean
}

/** A first line, a sum or a good is no longer; the patterns for them are slow on longer ones. */
const LONGEST_LINE = 1000

/** Signs that people put before and after a line, and with which WhatsApp marks bold words and lists. */
const SIGNS = String.raw`[${EMOJI}*_~•\s]`
const signsBefore = new RegExp(`^(?:${SIGNS}|- )+`, "u")
const signsAfter = new RegExp(`(?:${SIGNS}|[.,!:;=-])+$`, "u")

const names = new Map(Object.entries(messageForms).map(([kind, { name }]) => [name, kind as MessageKind]))

/** The longest names first: "question" ends another one. */
const HEAD = new RegExp(
  String.raw`^(.*?)\b${SENDER} (${[...names.keys()].sort((a, b) => b.length - a.length).join("|")})\b` +
    String.raw`(?: ([0-9a-z]{4} ?[\p{Pd}\u2212]? ?[0-9a-z])(?![0-9a-z]))?( \(short\))?(?: \(form (\d{1,3})\))?(.*)$`,
  "iu",
)

/**
 * The first line of a message, also with a greeting before it. With other words round it, it is one only if the next line
 * belongs to it: "Where is my CaFN order 7K3Q-2?" speaks of one.
 */
function readHead(line: string, next: string | undefined): Reading | undefined {
  const [, before = "", name = "", written = "", short, version, after = ""] =
    (line.length > LONGEST_LINE ? null : HEAD.exec(line)) ?? []
  const kind = names.get(name.toLowerCase())
  if (!kind) return undefined
  const number = readNumber(written)
  const isAlone = before.replace(signsBefore, "") === "" && after.replace(signsAfter, "") === ""
  const start = (): Reading => ({
    message: {
      kind,
      number: number ?? "",
      version: version ? Number(version) : FORM_VERSION,
      fields: {},
      lines: [],
      totals: [],
      shortened: short !== undefined,
    },
    rest: [],
    isWholeHead: isAlone && (written === "" || number !== undefined),
    isOpen: false,
    isPastGoods: false,
  })
  const isFollowed = () => next !== undefined && readInto(start(), next) !== "no"
  return isAlone || isFollowed() ? start() : undefined
}

/** Whether a line belongs to the message; "in part" if it says something that contradicts itself, and must be seen. */
type Result = "read" | "in part" | "no"

function readInto(reading: Reading, line: string): Result {
  const plain = line.replace(signsBefore, "")
  return (
    readMoreText(reading, plain) ?? readField(reading, plain) ?? readSums(reading, plain) ?? readGood(reading, plain)
  )
}

/** A further line of a text. */
function readMoreText(reading: Reading, line: string): Result | undefined {
  if (reading.text === undefined || !line.startsWith(">")) return undefined
  addText(reading, line.slice(1).trim())
  reading.isOpen = false
  return "read"
}

function addText({ message, text = "" }: Reading, line: string): void {
  message.fields[text] = `${message.fields[text] ?? ""}\n${line}`
}

/** "Name: Nakato Prossy"; "Name=Nakato Prossy" in an e-mail of a form without scripts. The first answer counts. */
function readField(reading: Reading, line: string): Result | undefined {
  const { message } = reading
  const { fields: labels, texts = [] } = messageForms[message.kind]
  const [, label = "", value = ""] = /^([^:=]{1,40}?)[*_~\s]{0,9}[:=][*_~]*\s*(.*)$/u.exec(line) ?? []
  const key = Object.keys(labels).find((key) => labels[key]?.toLowerCase() === label.toLowerCase())
  if (key === undefined || message.fields[key] !== undefined) return undefined
  reading.isPastGoods = true
  const isText = texts.includes(key)
  if (isText) reading.text = key
  reading.isOpen = isText && value === ""
  if (value !== "" || isText) message.fields[key] = value
  return "read"
}

const TOTAL = /^total ?: ?(.+)$/i
const MORE = /^(?:…|\.{2,3}) ?and (\d{1,9}) more items?$/i

/** "Total: UGX 45,000", "… and 12 more items". */
function readSums(reading: Reading, line: string): Result | undefined {
  const { message } = reading
  if (line.length > LONGEST_LINE) return undefined
  const plain = line.replace(signsAfter, "")
  const total = parsePrice(TOTAL.exec(plain)?.[1] ?? "")
  const more = MORE.exec(plain)?.[1]
  if (message.kind !== "order" || (!total && !more)) return undefined
  reading.isPastGoods = true
  if (total) message.totals.push(total)
  if (more) message.more = Number(more)
  return "read"
}

const MONEY = String.raw`(?:UGX|USD|\$) ?[\d,]+(?:\.\d+)?`
const GOOD = /^(\d{1,15}) ?[×✕✖x*]\uFE0F? ?(.+)$/iu
const SKU = String.raw`[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}\p{Pd}\u2212._/]*[\p{L}\p{M}\p{N}])?`
const PARTS = new RegExp(
  String.raw`^(.+?)(?: \(([^()]*)\))?(?: #(${SKU}))?(?:(?:, (${MONEY}) each)? ?: ?(${MONEY}))?$`,
  "iu",
)

/** "2 × Poultry Eggs (tray of 30) #CAFN-POULTRY-01, UGX 15,000 each: UGX 30,000". */
function readGood({ message, isPastGoods }: Reading, line: string): Result {
  const [, count = "", words = ""] = GOOD.exec(line) ?? []
  const quantity = line.length > LONGEST_LINE ? 0 : Number(count)
  if (message.kind !== "order" || isPastGoods || !Number.isSafeInteger(quantity) || quantity < 1) return "no"
  const [title = words, unit, sku, each, sum] = partsOf(words) ?? partsOf(words.replace(signsAfter, "")) ?? []
  const total = parsePrice(sum ?? "")
  const one = parsePrice(each ?? "") ?? (total && { ...total, amountMinor: total.amountMinor / quantity })
  const isExact =
    one !== null &&
    one.currency === total?.currency &&
    Number.isSafeInteger(one.amountMinor) &&
    one.amountMinor * quantity === total.amountMinor
  message.lines.push({ quantity, title, unit, sku, ...(isExact && { price: one }) })
  return sum === undefined || isExact ? "read" : "in part"
}

/** Title, unit, SKU and prices; undefined for words that are nothing but a title. */
function partsOf(words: string): (string | undefined)[] | undefined {
  const parts = PARTS.exec(words)?.slice(1)
  return parts?.slice(1).some((part) => part !== undefined) ? parts : undefined
}
