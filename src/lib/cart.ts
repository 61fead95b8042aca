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

/** Adds an item; one that is there already gets its quantity raised by the added amount (spec section 4). */
export function addItem(cart: readonly CartItem[], item: CartItem): CartItem[] {
  if (!cart.some(({ id }) => id === item.id)) return [...cart, item]
  return cart.map((line) => (line.id === item.id ? { ...line, quantity: line.quantity + item.quantity } : line))
}

export function removeItem(cart: readonly CartItem[], id: number): CartItem[] {
  return cart.filter((line) => line.id !== id)
}

/**
 * Sets the quantity of a line. Anything but a whole number from 1, or so many that the sum is no exact number any more,
 * leaves the cart as it was.
 */
export function setQuantity(cart: readonly CartItem[], id: number, quantity: number): CartItem[] {
  return cart.map((line) => (line.id === id && isQuantity(quantity, line.price) ? { ...line, quantity } : line))
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
  return stored.reduce<CartItem[]>((cart, line: unknown) => {
    const item = checkItem(line)
    if (item) return addItem(cart, item)
    console.warn("A line of the saved cart can't be read and is left out.", line)
    return cart
  }, [])
}

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
    isQuantity(quantity, price)
  return readable ? { id, title, thumb, price, currency, quantity } : undefined
}

const isWhole = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0

const isQuantity = (value: unknown, price: number): value is number =>
  isWhole(value) && value >= 1 && Number.isSafeInteger(value * price)
