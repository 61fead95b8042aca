import { isCurrency, type Currency, type Money } from "../../lib/money"
import { countUnits, type Unit } from "../../lib/unit"

/** The cart's arithmetic, free of React and of storage. */

/** A line of the cart as it is saved: what the visitor chose, and what was seen of it last. */
export interface SavedLine {
  /** Number of the product in data/products. */
  id: number
  /** Whole number, at least 1. */
  quantity: number
  title: string
  /** Price of one that the visitor has seen. */
  unitPrice: Money
  /** What one is: an order that goes out without a network says it. Carts of the first versions don't know. */
  unit?: Unit
  /** How it reaches its buyer; what is not read is delivered. */
  delivery?: Queries.ProductDelivery
  /** When the price was read from the shop, in milliseconds since 1970. Carts of the first versions don't know. */
  pricedAt?: number
}

/** A line of the cart as it is shown (spec section 3, "Cart item"): the saved one, once today's products are known by them. */
export interface CartItem extends SavedLine {
  thumb?: Queries.SquarePictureFragment
  /** Number on its label. */
  sku?: string
  /** The price that the visitor has seen, where today's is another one. */
  previousPrice?: Money
  /** The shop no longer has the product. The line is shown, and counts neither in totals nor in the order. */
  isGone?: boolean
}

/** What of a line is saved. */
export const toSavedLine = ({ id, quantity, title, unitPrice, unit, delivery, pricedAt }: CartItem): SavedLine => ({
  id,
  quantity,
  title,
  unitPrice,
  unit,
  delivery,
  pricedAt,
})

/** What a line comes to: as many as there are, at the price of one. */
export const lineTotal = ({ unitPrice, quantity }: SavedLine): Money => ({
  ...unitPrice,
  amountMinor: unitPrice.amountMinor * quantity,
})

/** How much of it: "2 trays of 30"; "× 2" where nobody knows of what. */
export const lineQuantity = ({ quantity, unit }: SavedLine): string =>
  unit ? countUnits(quantity, unit) : `× ${quantity}`

/** The lines that can be ordered: those of products that the shop still has. */
export const orderableItems = (cart: readonly CartItem[]): CartItem[] => cart.filter(({ isGone }) => !isGone)

/**
 * Adds an item; one that is there already gets its quantity raised by the added amount (spec section 4). What would make
 * a sum too big to be exact leaves the cart as it was.
 */
export function addItem(cart: readonly SavedLine[], item: SavedLine): SavedLine[] {
  const isThere = cart.some(({ id }) => id === item.id)
  return ifExact(cart, isThere ? cart.map((line) => (line.id === item.id ? join(line, item) : line)) : [...cart, item])
}

export function removeItem(cart: readonly SavedLine[], id: number): SavedLine[] {
  return cart.filter((line) => line.id !== id)
}

/**
 * Sets the quantity of a line. Anything but a whole number from 1, or so many that a sum is no exact number any more,
 * leaves the cart as it was.
 */
export function setQuantity(cart: readonly SavedLine[], id: number, quantity: number): SavedLine[] {
  if (!isQuantity(quantity)) return [...cart]
  return ifExact(
    cart,
    cart.map((line) => (line.id === id ? { ...line, quantity } : line)),
  )
}

/** What the badge shows: the sum of all quantities. */
export function countItems(cart: readonly SavedLine[]): number {
  return cart.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** One total per currency, in the order in which the currencies first appear. */
export function cartTotals(cart: readonly CartItem[]): Money[] {
  const totals = new Map<Currency, Money>()
  for (const item of orderableItems(cart)) {
    const { amountMinor, currency } = lineTotal(item)
    totals.set(currency, { currency, amountMinor: amountMinor + (totals.get(currency)?.amountMinor ?? 0) })
  }
  return [...totals.values()]
}

/** Whatever was stored, as a cart: lines that are not lines are dropped and named in the log, the rest survives. */
export function checkCart(stored: unknown): SavedLine[] {
  if (!Array.isArray(stored)) {
    console.warn("The saved cart is not a list; starting with an empty one.", stored)
    return []
  }
  const entries: unknown[] = stored
  const leaveOut = (entry: unknown) => console.warn("A line of the saved cart can't be read and is left out.", entry)
  const items = entries.flatMap((entry) => {
    const item = checkItem(entry)
    if (!item) leaveOut(entry)
    return item ?? []
  })
  return gather(items, leaveOut)
}

/** The lines of both, those of the first one first; what would make a sum too big to be exact is left out. */
export const joinCarts = (cart: readonly SavedLine[], other: readonly SavedLine[]): SavedLine[] =>
  gather([...cart, ...other], () => {})

/** Every product once. By number and with running sums, so that a list of any length is gone through once. */
function gather(items: readonly SavedLine[], leaveOut: (item: SavedLine) => void): SavedLine[] {
  const lines = new Map<number, SavedLine>()
  const fits = exactSums()
  for (const item of items) {
    const known = lines.get(item.id)
    if (fits(known ? { ...known, quantity: item.quantity } : item)) {
      lines.set(item.id, known ? join(known, item) : item)
    } else {
      leaveOut(item)
    }
  }
  return [...lines.values()]
}

/** The same product twice: one line, at the price of the first. */
const join = (line: SavedLine, { quantity }: SavedLine): SavedLine => ({ ...line, quantity: line.quantity + quantity })

/** Takes line after line, and says of each whether all sums are still exact with it; one that isn't does not count. */
function exactSums(): (item: SavedLine) => boolean {
  const totals = new Map<Currency, number>()
  let pieces = 0
  return (item) => {
    const { amountMinor, currency } = lineTotal(item)
    const total = (totals.get(currency) ?? 0) + amountMinor
    if (!Number.isSafeInteger(total) || !Number.isSafeInteger(pieces + item.quantity)) return false
    totals.set(currency, total)
    pieces += item.quantity
    return true
  }
}

/** The changed cart, or the cart as it was where a sum would be no exact number any more. */
export const ifExact = <Line extends SavedLine>(cart: readonly Line[], next: Line[]): Line[] =>
  next.every(exactSums()) ? next : [...cart]

function checkItem(line: unknown): SavedLine | undefined {
  const fields = ownFields(line)
  const { id, title, quantity, delivery, pricedAt } = fields
  // Earlier versions saved today's price beside the one that was seen, and the first ones the price beside the currency.
  const unitPrice = checkMoney(
    fields.previousPrice ?? fields.unitPrice ?? { amountMinor: fields.price, currency: fields.currency },
  )
  const unit = checkUnit(fields.unit)
  if (!isWhole(id) || typeof title !== "string" || !isQuantity(quantity) || !unitPrice) return undefined
  return {
    id,
    quantity,
    title,
    unitPrice,
    ...(unit && { unit }),
    ...((delivery === "collected" || delivery === "chilled") && { delivery }),
    ...(isTime(pricedAt) && { pricedAt }),
  }
}

/** What one is called, or undefined for anything else. */
function checkUnit(value: unknown): Unit | undefined {
  const { one, many } = ownFields(value)
  return typeof one === "string" && typeof many === "string" ? { one, many } : undefined
}

/** An amount of money, or undefined for anything else. */
function checkMoney(value: unknown): Money | undefined {
  const { amountMinor, currency } = ownFields(value)
  return isWhole(amountMinor) && isCurrency(currency) ? { amountMinor, currency } : undefined
}

/** Own properties only: a saved "__proto__" gives nothing. */
const ownFields = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {}

const isWhole = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0

const isQuantity = (value: unknown): value is number => isWhole(value) && value >= 1

/** The last millisecond that a `Date` can be. */
const LAST_TIME = 8.64e15

const isTime = (value: unknown): value is number => isWhole(value) && value <= LAST_TIME
