import { cartTotals, lineTotal, type CartItem } from "../../lib/cart"
import { messageText, whatsAppLink } from "../../lib/message-links"
import { LONGEST_SMS, smsCharacters } from "../../lib/sms"
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

/** The whole order in words, for a form's address. */
export const orderText = (order: Order): string => message(order, order.items.map(inFull), totalsOf(order.items))

/**
 * The order in an SMS of two parts (`LONGEST_SMS`). Where it doesn't fit whole it loses, one after the other, the notes,
 * the end of long titles, name and place, and goods, whose number it tells; never its totals.
 */
export function orderSms(order: Order): string {
  const { items } = order
  const totals = totalsOf(items)
  if (items.length <= MOST_LINES) {
    const wholes = [order, { ...order, notes: "" }].map((version) => sms(version, items.map(inBrief), totals))
    const whole = wholes.find((text) => text.length <= LONGEST_SMS)
    if (whole !== undefined) return whole
  }
  const brief: Order = { ...order, notes: "", name: shorten(order.name), place: shorten(order.place) }
  const lines = items.slice(0, MOST_LINES).map((item) => inBrief({ ...item, title: shorten(item.title) }))
  for (let shown = lines.length; shown > 0; shown--) {
    const text = sms(brief, [...lines.slice(0, shown), ...moreItems(items.length - shown)], totals)
    if (text.length <= LONGEST_SMS) return text
  }
  return sms(brief, moreItems(items.length), totals)
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

/** The order for WhatsApp, as long as its link may be. Too long an order loses detail first, then lines; never its totals. */
export function orderMessage(telephone: string, order: Order): string {
  const fits = (text: string) => whatsAppLink(telephone, text).length <= LONGEST_LINK
  const wholes = order.items.length > MOST_LINES ? [] : [order.items.map(inFull), order.items.map(inBrief)]
  const totals = totalsOf(order.items)
  const whole = wholes.map((lines) => message(order, lines, totals)).find(fits)
  return whole ?? shortened(order, totals, fits)
}

/** As many lines as there is room for, and how many more there are. */
function shortened(order: Order, totals: readonly Field[], fits: (text: string) => boolean): string {
  const brief: Order = {
    ...order,
    name: cut(order.name, LONGEST_FIELD),
    place: cut(order.place, LONGEST_FIELD),
    notes: cut(order.notes, LONGEST_NOTES),
  }
  const count = order.items.length
  const lines = order.items
    .slice(0, MOST_LINES)
    .map((item) => inBrief({ ...item, title: cut(item.title, LONGEST_FIELD) }))
  for (let shown = lines.length; shown > 0; shown--) {
    const text = message(brief, [...lines.slice(0, shown), ...moreItems(count - shown)], totals)
    if (fits(text)) return text
  }
  return message(brief, moreItems(count), totals)
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

const totalsOf = (items: readonly CartItem[]): Field[] =>
  cartTotals(items).map((total) => ["Total", formatMoney(total)])

const inFull = (item: CartItem): string =>
  item.quantity === 1
    ? inBrief(item)
    : `${nameOf(item)} (${formatMoney(item.unitPrice)} each): ${formatMoney(lineTotal(item))}`

const inBrief = (item: CartItem): string => `${nameOf(item)}: ${formatMoney(lineTotal(item))}`

const nameOf = ({ quantity, title }: CartItem): string => `${quantity} × ${oneLine(title)}`

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
