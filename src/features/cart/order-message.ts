import { cartTotals, lineQuantity, lineTotal, type CartItem } from "../../lib/cart"
import { messageText, whatsAppLink } from "../../lib/message-links"
import { MOST_SMS_PARTS, smsCharacters, smsParts } from "../../lib/sms"
import { formatMoney } from "../../lib/money"

/** What a visitor hands over by hand: the goods, and as much of the form as a first message needs. */
export interface Order {
  /** The message's first line. */
  title: string
  items: readonly CartItem[]
  /** From when the prices are, where they are not today's. */
  pricesFrom?: string
  /** What the cart says about shipping. */
  shipping: string
  name: string
  place: string
  notes: string
}

/** An order in words, and what it had no room for. */
export interface OrderText {
  text: string
  leftOut: LeftOut
}

export interface LeftOut {
  /** How many products. */
  goods: number
  place: boolean
  notes: boolean
  /** The end of a name, a place, notes or a title. */
  ends: boolean
}

/**
 * How long a link may be, encoded. WhatsApp itself takes more, but the link passes from browser to app through parts
 * of a telephone that cut or refuse it somewhere above 2,000 characters (2,083 is the lowest limit that is known of a
 * browser), and a message that loses its end loses the total.
 */
export const LONGEST_LINK = 2000

/** The longest that a field may become in a message that has to be cut, encoded. */
const LONGEST_FIELD = 120
const LONGEST_NOTES = 400
/** No link has room for more lines: the shortest takes some 25 characters. */
const MOST_LINES = 80

/** The messages that an order by SMS begins with: shorter lines are tried before a third one. */
const FEW_SMS_PARTS = 2

/** The whole order in words, for a form's address. */
export const orderText = (order: Order): string => message(order, order.items.map(inFull), totalsOf(order.items))

/** One way of writing an order, and what it leaves out. */
interface Version {
  order: Order
  lines: readonly string[]
  leftOut: LeftOut
}

/**
 * The order for an SMS. Where it doesn't fit into two messages, it loses the lines' prices, then the notes, then the
 * place. Where that is not enough it takes more messages, up to `MOST_SMS_PARTS`, then loses the end of long words. Only
 * what has no room in those leaves goods out, and tells their number; never the totals.
 */
export function orderSms(order: Order): OrderText {
  const totals = totalsOf(order.items)
  const write = ({ order, lines }: Version) => sms(order, lines, totals)
  if (order.items.length <= MOST_LINES) {
    const wholes = smsVersions(order).map((version) => ({ text: write(version), leftOut: version.leftOut }))
    const counted = wholes.map((whole) => ({ ...whole, parts: smsParts(whole.text) }))
    for (let most = FEW_SMS_PARTS; most <= MOST_SMS_PARTS; most++) {
      const whole = counted.find(({ parts }) => parts <= most)
      if (whole) return { text: whole.text, leftOut: whole.leftOut }
    }
  }
  return withSomeGoods(
    shortWords(order, shorten),
    (item) => nameOf({ ...item, title: shorten(item.title) }),
    (brief, lines) => sms(brief, lines, totals),
    (text) => smsParts(text) <= MOST_SMS_PARTS,
  )
}

/** All goods in each, the fullest version first. */
function smsVersions(order: Order): Version[] {
  const { items } = order
  const names = items.map(nameOf)
  const place = order.place.trim() !== ""
  const notes = order.notes.trim() !== ""
  const whole: LeftOut = { goods: 0, place: false, notes: false, ends: false }
  return [
    { order, lines: items.map(inBrief), leftOut: whole },
    { order, lines: names, leftOut: whole },
    { order: { ...order, notes: "" }, lines: names, leftOut: { ...whole, notes } },
    { order: { ...order, notes: "", place: "" }, lines: names, leftOut: { ...whole, notes, place } },
  ]
}

/** The order with short words, and as many goods as there is room for. */
function withSomeGoods(
  { order, leftOut }: Omit<Version, "lines">,
  line: (item: CartItem) => string,
  write: (order: Order, lines: readonly string[]) => string,
  fits: (text: string) => boolean,
): OrderText {
  const { items } = order
  const lines = items.slice(0, MOST_LINES).map(line)
  for (let shown = lines.length; shown > 0; shown--) {
    const goods = items.length - shown
    const text = write(order, [...lines.slice(0, shown), ...moreItems(goods)])
    if (fits(text)) return { text, leftOut: { ...leftOut, goods } }
  }
  return { text: write(order, moreItems(items.length)), leftOut: { ...leftOut, goods: items.length } }
}

/** The order with the beginning of name, place and titles, and without notes. */
function shortWords(order: Order, shorten: (text: string) => string): Omit<Version, "lines"> {
  const isCut = (text: string) => shorten(text).length < smsCharacters(oneLine(text)).length
  const ends = [order.name, order.place, ...order.items.slice(0, MOST_LINES).map(({ title }) => title)].some(isCut)
  return {
    order: { ...order, notes: "", name: shorten(order.name), place: shorten(order.place) },
    leftOut: { goods: 0, place: false, notes: order.notes.trim() !== "", ends },
  }
}

/** What would take an SMS's room without saying anything new, such as free shipping, is left out. */
const sms = (
  { title, pricesFrom = "", name, place, notes }: Order,
  lines: readonly string[],
  totals: readonly Field[],
) =>
  smsCharacters(
    messageText([title, ...lines].join("\n"), [
      ...totals,
      ["Prices as of", pricesFrom],
      ["Name", oneLine(name)],
      ["Place", oneLine(place)],
      ["Notes", oneLine(notes)],
    ]),
  )

/** The longest that a title, a name or a place may become in an SMS that has to be cut. */
const LONGEST_WORDS = 40

/** Whole characters up to that length. */
function shorten(text: string): string {
  const line = smsCharacters(oneLine(text))
  if (line.length <= LONGEST_WORDS) return line
  let kept = ""
  for (const character of line) {
    if (kept.length + character.length > LONGEST_WORDS) break
    kept += character
  }
  return `${kept}...`
}

/**
 * The order for WhatsApp, as long as its link may be. Too long an order loses its single prices first, then all prices of
 * lines, then the ends of long words, then goods, whose number it tells; never its totals.
 */
export function orderMessage(telephone: string, order: Order): OrderText {
  const fits = (text: string) => whatsAppLink(telephone, text).length <= LONGEST_LINK
  const { items, name, place, notes } = order
  const totals = totalsOf(items)
  const leftOut: LeftOut = { goods: 0, place: false, notes: false, ends: false }
  if (items.length <= MOST_LINES) {
    for (const line of [inFull, inBrief, nameOf]) {
      const text = message(order, items.map(line), totals)
      if (fits(text)) return { text, leftOut }
    }
  }
  const brief: Order = {
    ...order,
    name: cut(name, LONGEST_FIELD),
    place: cut(place, LONGEST_FIELD),
    notes: cut(notes, LONGEST_NOTES),
  }
  const titles = items.slice(0, MOST_LINES).map(({ title }) => title)
  const ends =
    brief.name !== wellFormed(name) ||
    brief.place !== wellFormed(place) ||
    brief.notes !== wellFormed(notes) ||
    titles.some((title) => cut(title, LONGEST_FIELD) !== wellFormed(title))
  return withSomeGoods(
    { order: brief, leftOut: { ...leftOut, ends } },
    (item) => nameOf({ ...item, title: cut(item.title, LONGEST_FIELD) }),
    (order, lines) => message(order, lines, totals),
    fits,
  )
}

const moreItems = (count: number): string[] =>
  count > 0 ? [`… and ${count} more ${count === 1 ? "item" : "items"}`] : []

function message(order: Order, lines: readonly string[], totals: readonly Field[]): string {
  const { title, pricesFrom = "", shipping, name, place, notes } = order
  return messageText([title, ...lines, `Shipping: ${shipping}`].join("\n"), [
    ...totals,
    ["Prices as of", pricesFrom],
    ["Name", oneLine(name)],
    ["Place", oneLine(place)],
    ["Notes", wellFormed(notes)],
  ])
}

type Field = readonly [label: string, value: string]

/** With a plain space: the one that never breaks takes twice the room of an address. */
const amountOf = (money: Parameters<typeof formatMoney>[0]): string => formatMoney(money).replace("\u00a0", " ")

const totalsOf = (items: readonly CartItem[]): Field[] => cartTotals(items).map((total) => ["Total", amountOf(total)])

const inFull = (item: CartItem): string =>
  item.quantity === 1
    ? inBrief(item)
    : `${nameOf(item)} (${amountOf(item.unitPrice)} each): ${amountOf(lineTotal(item))}`

const inBrief = (item: CartItem): string => `${nameOf(item)}: ${amountOf(lineTotal(item))}`

/** "Poultry Eggs, 2 trays of 30"; "2 × Poultry Eggs" where nobody knows of what. */
const nameOf = (item: CartItem): string =>
  item.unit ? `${oneLine(item.title)}, ${lineQuantity(item)}` : `${item.quantity} × ${oneLine(item.title)}`

/** Nothing that somebody has typed or stored may begin a line of its own. */
const oneLine = (text: string): string => wellFormed(text).replace(/\s+/g, " ").trim()

/** Half a character, which no address can carry, becomes the sign for one that is missing. */
const wellFormed = (text: string): string => text.replace(/[\uD800-\uDFFF]/gu, "\uFFFD")

/** Whole characters up to a length in an address. */
function cut(text: string, longest: number): string {
  const size = (part: string) => encodeURIComponent(part).length
  const sound = wellFormed(text)
  if (size(sound) <= longest) return sound
  let kept = ""
  let length = size("…")
  for (const character of sound) {
    length += size(character)
    if (length > longest) break
    kept += character
  }
  return `${kept}…`
}
