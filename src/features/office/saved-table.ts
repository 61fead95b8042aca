import { messageForms, type MessageKind, type OrderLine } from "../../lib/messages"
import { isDay } from "../../lib/days"
import { fieldOf } from "../../lib/field-of"
import { isCurrency, type Money } from "../../lib/money"
import { removeIdentity } from "./identity"
import { rowNotes, rowStates, tableNames, type Earlier, type Row } from "./row"

/** What a file of this page says that it is. */
const FORM = "cafn-office"
const VERSION = 1

/** The tables as a file to keep, or to take to another device. */
export const savedTable = (rows: readonly Row[]): string =>
  `${JSON.stringify({ form: FORM, version: VERSION, rows })}\n`

/** Reads such a file; null for any other. Rows that are none are left out. */
export function readSavedTable(text: string): Row[] | null {
  const saved = parse(text)
  return fieldOf(saved, "form") === FORM ? checkRows(fieldOf(saved, "rows")) : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The rows of a file or of the browser's storage, of which nothing is sure. */
export const checkRows = (stored: unknown): Row[] =>
  Array.isArray(stored) ? stored.flatMap((row: unknown) => checkRow(row) ?? []) : []

function checkRow(stored: unknown): Row | null {
  const text = (name: string) => textOf(stored, name)
  const table = tableNames.find((name) => name === text("table"))
  const state = rowStates.find((name) => name === text("state"))
  const kind = text("kind")
  if (!table || !state || !text("id")) return null
  return {
    ...{ id: text("id"), table, state, number: text("number"), kind: isKind(kind) ? kind : null },
    ...{ day: isDay(text("day")) ? text("day") : "", time: /^\d\d:\d\d$/.test(text("time")) ? text("time") : "" },
    ...{ sender: text("sender"), telephone: text("telephone"), name: text("name") },
    ...{ place: text("place"), what: text("what"), text: text("text") },
    goods: list(stored, "goods", checkGood),
    totals: list(stored, "totals", checkMoney),
    notes: list(stored, "notes", (note) => rowNotes.find((known) => known === note) ?? null),
    earlier: list(stored, "earlier", checkEarlier),
  }
}

const isKind = (kind: string): kind is MessageKind => kind in messageForms

function textOf(stored: unknown, name: string): string {
  const text = fieldOf(stored, name)
  return typeof text === "string" ? removeIdentity(text).text : ""
}

function list<Item>(stored: unknown, name: string, check: (item: unknown) => Item | null): Item[] {
  const items = fieldOf(stored, name)
  return Array.isArray(items) ? items.flatMap((item: unknown) => check(item) ?? []) : []
}

const checkEarlier = (stored: unknown): Earlier => ({
  ...{ day: textOf(stored, "day"), time: textOf(stored, "time"), text: textOf(stored, "text") },
})

function checkGood(stored: unknown): OrderLine | null {
  const quantity = fieldOf(stored, "quantity")
  const [title, unit, sku] = ["title", "unit", "sku"].map((name) => textOf(stored, name))
  if (typeof quantity !== "number" || !Number.isSafeInteger(quantity) || quantity < 1 || !title) return null
  const price = checkMoney(fieldOf(stored, "price"))
  return { quantity, title, ...(unit && { unit }), ...(sku && { sku }), ...(price && { price }) }
}

function checkMoney(stored: unknown): Money | null {
  const amountMinor = fieldOf(stored, "amountMinor")
  const currency = fieldOf(stored, "currency")
  return typeof amountMinor === "number" && Number.isSafeInteger(amountMinor) && isCurrency(currency)
    ? { amountMinor, currency }
    : null
}
