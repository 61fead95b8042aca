import type { OrderLine } from "../../lib/messages"
import type { Earlier, Row, RowState } from "./row"

type Moment = Pick<Row, "day" | "time">
const momentOf = ({ day, time }: Moment) => `${day} ${time}`
/** The newest first. Days and times are in the order of their characters; a comparison by language takes ten times as long. */
const newestFirst = (a: Moment, b: Moment) => (momentOf(a) < momentOf(b) ? 1 : momentOf(a) > momentOf(b) ? -1 : 0)

/**
 * Takes new rows over. The same number is one row: the later message counts, the other one stays below it, and so does
 * what staff have said of it. A file that is opened twice changes nothing.
 */
export function mergeRows(rows: readonly Row[], more: readonly Row[]): Row[] {
  const merged = new Map(rows.map((row) => [row.id, row]))
  for (const row of more) {
    const known = merged.get(row.id)
    merged.set(row.id, known ? mergeTwo(known, row) : row)
  }
  return [...merged.values()].sort(newestFirst)
}

function mergeTwo(known: Row, row: Row): Row {
  const state = known.state === "new" ? row.state : known.state
  if (known.text === row.text) {
    // Pasted first and then read from a chat: the chat knows more of it.
    const { day, time, sender, telephone } = known.sender ? known : row
    return { ...known, day: day || known.day, time, sender, telephone: telephone || known.telephone, state }
  }
  const [later, before] = momentOf(row) >= momentOf(known) ? [row, known] : [known, row]
  const seen = [later.text]
  const earlier = [{ day: before.day, time: before.time, text: before.text }, ...known.earlier, ...row.earlier]
    .filter(({ text }) => !seen.includes(text) && seen.push(text))
    .sort(newestFirst)
  const isNews = later === row && known.state !== "new" && !known.earlier.some(({ text }) => text === row.text)
  const notes = new Set([...later.notes, ...(isNews || known.notes.includes("changed") ? (["changed"] as const) : [])])
  return { ...later, state, earlier: earlier satisfies Earlier[], notes: [...notes] }
}

export interface RowFilter {
  place: string
  good: string
  day: string
}

export const NO_FILTER: RowFilter = { place: "", good: "", day: "" }

/** What a good is called in filters and lists: its title, and its unit where it has one. */
export const goodName = ({ title, unit }: Pick<OrderLine, "title" | "unit">): string =>
  unit ? `${title} (${unit})` : title

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The rows of a place, with a good, of a day; "" takes all. */
export const filterRows = (rows: readonly Row[], { place, good, day }: RowFilter): Row[] =>
  rows.filter(
    (row) =>
      (place === "" || same(row.place, place)) &&
      (good === "" || row.goods.some((line) => goodName(line) === good)) &&
      (day === "" || row.day === day),
  )

const inOrder = (texts: Iterable<string>): string[] => [...texts].sort((a, b) => a.localeCompare(b))

/** The places of the rows, each once however it is written, in the order of letters. */
export const placesOf = (rows: readonly Row[]): string[] => {
  const places = new Map(rows.map(({ place }) => [place.trim().toLowerCase(), place.trim()]))
  places.delete("")
  return inOrder(places.values())
}

export const goodsOf = (rows: readonly Row[]): string[] =>
  inOrder(new Set(rows.flatMap(({ goods }) => goods.map(goodName))))

/** A good, how many of it, and in how many orders. */
export interface Packing {
  name: string
  sku: string
  quantity: number
  orders: number
}

/** The goods of all orders that are not collected yet, summed. */
export function packingList(rows: readonly Row[]): Packing[] {
  const packing = new Map<string, Packing>()
  for (const { goods, state, table } of rows) {
    if (table !== "orders" || state === "collected") continue
    for (const line of goods) {
      const key = `${line.sku ?? ""} ${goodName(line)}`
      const { quantity, orders } = packing.get(key) ?? { quantity: 0, orders: 0 }
      const sum = { quantity: quantity + line.quantity, orders: orders + 1 }
      packing.set(key, { name: goodName(line), sku: line.sku ?? "", ...sum })
    }
  }
  return [...packing.values()].sort((a, b) => a.name.localeCompare(b.name))
}

/** What stays when all that came before a day is deleted; what has no day stays too. */
export const rowsSince = (rows: readonly Row[], day: string): Row[] =>
  rows.filter((row) => row.day === "" || row.day >= day)

export const setState = (rows: readonly Row[], id: string, state: RowState): Row[] =>
  rows.map((row) => (row.id === id ? { ...row, state, notes: row.notes.filter((note) => note !== "changed") } : row))
