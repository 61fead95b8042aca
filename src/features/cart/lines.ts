import { deliveries, type Delivery } from "../../lib/delivery"
import { getProperty } from "../../lib/get-property"
import { isCurrency, type Currency, type Money } from "../../lib/money"
import { isOrderable, MAX_QUANTITY } from "../../lib/quantity"
import type { Unit } from "../../lib/unit"

/** A line of the cart as it is saved. */
export interface SavedLine {
  id: number
  /** Whole number from 1 to 999 (`lib/quantity.ts`). */
  quantity: number
  title: string
  /** The price of one that the visitor has seen. */
  unitPrice: Money
  /** Saved with the line, because an order can be sent offline. */
  unit: Unit
  delivery: Delivery
  /** When the price was read, in milliseconds since 1970. */
  pricedAt: number
}

/** A line of the cart as it is shown: the saved line, updated with today's product. */
export interface CartItem extends SavedLine {
  thumb?: Queries.SquarePictureFragment
  sku?: string
  /** The price that the visitor has seen, if today's is different. */
  previousPrice?: Money
  /** The shop no longer has the product: it counts neither in totals nor in the order. */
  isUnavailable?: boolean
}

export const lineTotal = ({ unitPrice, quantity }: SavedLine): Money => ({
  ...unitPrice,
  amountMinor: unitPrice.amountMinor * quantity,
})

/** Returns the lines of products that the shop still has. */
export const orderableItems = (cart: readonly CartItem[]): CartItem[] =>
  cart.filter(({ isUnavailable }) => !isUnavailable)

/** Adds an item; a product that is in the cart gets its quantity increased. */
export const addItem = (cart: readonly SavedLine[], item: SavedLine): SavedLine[] => mergeLines([...cart, item])

/** Sets the quantity of a line; ignores an invalid one. */
export function setQuantity(cart: readonly SavedLine[], id: number, quantity: number): SavedLine[] {
  return cart.map((line) => (line.id === id && isOrderable(quantity) ? { ...line, quantity } : line))
}

export function sumQuantities(cart: readonly SavedLine[]): number {
  return cart.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Returns one total per currency, in the order in which the currencies first appear. */
export function cartTotals(cart: readonly CartItem[]): Money[] {
  const totals = new Map<Currency, Money>()
  for (const item of orderableItems(cart)) {
    const { amountMinor, currency } = lineTotal(item)
    totals.set(currency, { currency, amountMinor: amountMinor + (totals.get(currency)?.amountMinor ?? 0) })
  }
  return [...totals.values()]
}

/** Merges lines of the same product: the price of the first, the sum of quantities up to the maximum. */
export function mergeLines(lines: readonly SavedLine[]): SavedLine[] {
  const merged = new Map<number, SavedLine>()
  for (const line of lines) {
    const existing = merged.get(line.id)
    const quantity = Math.min(MAX_QUANTITY, line.quantity + (existing?.quantity ?? 0))
    merged.set(line.id, existing ? { ...existing, quantity } : line)
  }
  return [...merged.values()]
}

/** A phone would take seconds to render more lines. */
const MAX_LINES = 200

/** Validates a stored cart; invalid lines are logged and dropped. */
export function parseCart(stored: unknown): SavedLine[] {
  if (!Array.isArray(stored)) {
    console.warn("The saved cart is not a list; starting with an empty one.", stored)
    return []
  }
  if (stored.length > MAX_LINES) console.warn("The saved cart is too long; left out:", stored.slice(MAX_LINES))
  const entries: unknown[] = stored.slice(0, MAX_LINES)
  const lines = entries.flatMap((entry) => {
    const line = parseLine(entry)
    if (!line) console.warn("A line of the saved cart can't be read and is left out.", entry)
    return line ?? []
  })
  return mergeLines(lines)
}

function parseLine(entry: unknown): SavedLine | undefined {
  const [id, quantity, title, pricedAt] = ["id", "quantity", "title", "pricedAt"].map((name) =>
    getProperty(entry, name),
  )
  const unitPrice = parseMoney(getProperty(entry, "unitPrice"))
  const unit = parseUnit(getProperty(entry, "unit"))
  const delivery = deliveries.find((delivery) => delivery === getProperty(entry, "delivery"))
  if (
    !isNonNegativeInteger(id) ||
    !isNonNegativeInteger(quantity) ||
    !isOrderable(quantity) ||
    typeof title !== "string"
  )
    return undefined
  if (!unitPrice || !unit || !delivery || !isNonNegativeInteger(pricedAt)) return undefined
  return { id, quantity, title, unitPrice, unit, delivery, pricedAt }
}

function parseUnit(value: unknown): Unit | undefined {
  const one = getProperty(value, "one")
  const many = getProperty(value, "many")
  return typeof one === "string" && typeof many === "string" ? { one, many } : undefined
}

function parseMoney(value: unknown): Money | undefined {
  const amountMinor = getProperty(value, "amountMinor")
  const currency = getProperty(value, "currency")
  return isNonNegativeInteger(amountMinor) && isCurrency(currency) ? { amountMinor, currency } : undefined
}

const isNonNegativeInteger = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0
