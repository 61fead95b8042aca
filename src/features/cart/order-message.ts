import { cartTotals, lineTotal, type CartItem } from "../../lib/cart"
import { messageText, whatsAppLink } from "../../lib/message-links"
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
  town: string
  country: string
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

/** A link to WhatsApp with the order filled in. Too long an order loses detail first, then lines; never its totals. */
export function orderLink(telephone: string, order: Order): string {
  const link = (text: string) => whatsAppLink(telephone, text)
  const fits = (text: string) => link(text).length <= LONGEST_LINK
  const wholes = order.items.length > MOST_LINES ? [] : [order.items.map(inFull), order.items.map(inBrief)]
  const totals = totalsOf(order.items)
  const whole = wholes.map((lines) => message(order, lines, totals)).find(fits)
  return link(whole ?? shortened(order, totals, fits))
}

/** As many lines as there is room for, and how many more there are. */
function shortened(order: Order, totals: readonly Field[], fits: (text: string) => boolean): string {
  const brief: Order = {
    ...order,
    name: cut(order.name, LONGEST_FIELD),
    town: cut(order.town, LONGEST_FIELD),
    country: cut(order.country, LONGEST_FIELD),
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
  const { title, pricesFrom = "", shipping, name, town, country, notes } = order
  return messageText([title, ...lines, `Shipping: ${shipping}`].join("\n"), [
    ...totals,
    ["Prices as of", pricesFrom],
    ["Name", oneLine(name)],
    ["Place", [town, country].map(oneLine).filter(Boolean).join(", ")],
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
