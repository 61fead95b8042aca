import { isCurrency, type Currency, type Money } from "./money"

/** The cart's arithmetic, free of React and of storage. */

/** One line of the cart (spec section 3, "Cart item"). */
export interface CartItem {
  /** Number of the product in data/products. */
  id: number
  title: string
  /** Picture of the product, as a path under data/images without ending. */
  thumb: string
  /** Price of one, in minor units of `currency` (hundredths, for shillings too). */
  price: number
  currency: Currency
  /** Whole number, at least 1. */
  quantity: number
}

/**
 * Adds an item; one that is there already gets its quantity raised by the added amount (spec section 4). What would make
 * a sum too big to be exact leaves the cart as it was.
 */
export function addItem(cart: readonly CartItem[], item: CartItem): CartItem[] {
  const isThere = cart.some(({ id }) => id === item.id)
  return orAsItWas(
    cart,
    isThere ? cart.map((line) => (line.id === item.id ? join(line, item) : line)) : [...cart, item],
  )
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
  return orAsItWas(
    cart,
    cart.map((line) => (line.id === id ? { ...line, quantity } : line)),
  )
}

/** What the badge shows: the sum of all quantities. */
export function countItems(cart: readonly CartItem[]): number {
  return cart.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** One total per currency, in the order in which the currencies first appear; minor units. */
export function totalsByCurrency(cart: readonly CartItem[]): Money[] {
  const totals = new Map<Currency, number>()
  for (const { currency, price, quantity } of cart) {
    totals.set(currency, (totals.get(currency) ?? 0) + price * quantity)
  }
  return Array.from(totals, ([currency, amountMinor]) => ({ currency, amountMinor }))
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
  return ({ currency, price, quantity }) => {
    const total = (totals.get(currency) ?? 0) + price * quantity
    if (!Number.isSafeInteger(total) || !Number.isSafeInteger(pieces + quantity)) return false
    totals.set(currency, total)
    pieces += quantity
    return true
  }
}

const orAsItWas = (cart: readonly CartItem[], next: CartItem[]): CartItem[] =>
  next.every(exactSums()) ? next : [...cart]

function checkItem(line: unknown): CartItem | undefined {
  if (typeof line !== "object" || line === null) return undefined
  // Own properties only: a saved "__proto__" gives nothing.
  const { id, title, thumb, price, currency, quantity }: Record<string, unknown> = Object.fromEntries(
    Object.entries(line),
  )
  const readable =
    isWhole(id) &&
    typeof title === "string" &&
    typeof thumb === "string" &&
    isWhole(price) &&
    isCurrency(currency) &&
    isQuantity(quantity)
  return readable ? { id, title, thumb, price, currency, quantity } : undefined
}

const isWhole = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0

const isQuantity = (value: unknown): value is number => isWhole(value) && value >= 1
