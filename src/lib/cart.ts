import { isCurrency, type Currency, type Money } from "./money"
import { countUnits, type Unit } from "./unit"

/** The cart's arithmetic, free of React and of storage. */

/** One line of the cart (spec section 3, "Cart item"). */
export interface CartItem {
  /** Number of the product in data/products. */
  id: number
  title: string
  /** Picture of the product, as a path under data/images without ending. */
  thumb: string
  /** Price of one. */
  unitPrice: Money
  /** Number on its label. Carts of the first versions don't know before today's prices are read. */
  sku?: string
  /** What one is. Carts of the first versions don't know before today's prices are read. */
  unit?: Unit
  /** Whole number, at least 1. */
  quantity: number
  /** When the price was read from the shop, in milliseconds since 1970. Carts of the first versions don't know. */
  pricedAt?: number
  /** The price that the visitor saw last, until the visitor accepts the one that has replaced it. */
  previousPrice?: Money
  /** The shop no longer has the product. The line is shown, and counts neither in totals nor in the order. */
  isGone?: boolean
}

/** What a line comes to: as many as there are, at the price of one. */
export const lineTotal = ({ unitPrice, quantity }: CartItem): Money => ({
  ...unitPrice,
  amountMinor: unitPrice.amountMinor * quantity,
})

/** How much of it: "2 trays of 30"; "× 2" where nobody knows of what. */
export const lineQuantity = ({ quantity, unit }: CartItem): string =>
  unit ? countUnits(quantity, unit) : `× ${quantity}`

/** The lines that can be ordered: those of products that the shop still has. */
export const orderableItems = (cart: readonly CartItem[]): CartItem[] => cart.filter(({ isGone }) => !isGone)

/**
 * Adds an item; one that is there already gets its quantity raised by the added amount (spec section 4). What would make
 * a sum too big to be exact leaves the cart as it was.
 */
export function addItem(cart: readonly CartItem[], item: CartItem): CartItem[] {
  const isThere = cart.some(({ id }) => id === item.id)
  return ifExact(cart, isThere ? cart.map((line) => (line.id === item.id ? join(line, item) : line)) : [...cart, item])
}

export function removeItem(cart: readonly CartItem[], id: number): CartItem[] {
  return cart.filter((line) => line.id !== id)
}

/**
 * Sets the quantity of a line. Anything but a whole number from 1, or so many that a sum is no exact number any more,
 * leaves the cart as it was.
 */
export function setQuantity(cart: readonly CartItem[], id: number, quantity: number): CartItem[] {
  if (!isQuantity(quantity)) return [...cart]
  return ifExact(
    cart,
    cart.map((line) => (line.id === id ? { ...line, quantity } : line)),
  )
}

/** What the badge shows: the sum of all quantities. */
export function countItems(cart: readonly CartItem[]): number {
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
export function checkCart(stored: unknown): CartItem[] {
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
export const joinCarts = (cart: readonly CartItem[], other: readonly CartItem[]): CartItem[] =>
  gather([...cart, ...other], () => {})

/** Every product once. By number and with running sums, so that a list of any length is gone through once. */
function gather(items: readonly CartItem[], leaveOut: (item: CartItem) => void): CartItem[] {
  const lines = new Map<number, CartItem>()
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
const join = (line: CartItem, { quantity }: CartItem): CartItem => ({ ...line, quantity: line.quantity + quantity })

/** Takes line after line, and says of each whether all sums are still exact with it; one that isn't does not count. */
function exactSums(): (item: CartItem) => boolean {
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
export const ifExact = (cart: readonly CartItem[], next: CartItem[]): CartItem[] =>
  next.every(exactSums()) ? next : [...cart]

function checkItem(line: unknown): CartItem | undefined {
  const fields = ownFields(line)
  const { id, title, thumb, sku, quantity, pricedAt } = fields
  // The first versions of the site saved the price beside the currency.
  const unitPrice = checkMoney(fields.unitPrice ?? { amountMinor: fields.price, currency: fields.currency })
  const previousPrice = checkMoney(fields.previousPrice)
  const unit = checkUnit(fields.unit)
  const isReadable = isWhole(id) && typeof title === "string" && typeof thumb === "string" && isQuantity(quantity)
  if (!isReadable || !unitPrice) return undefined
  return {
    id,
    title,
    thumb,
    unitPrice,
    quantity,
    ...(typeof sku === "string" && { sku }),
    ...(unit && { unit }),
    ...(isTime(pricedAt) && { pricedAt }),
    ...(previousPrice && { previousPrice }),
    ...(fields.isGone === true && { isGone: true }),
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
