import { fieldOf } from "../../lib/field-of"
import { isCurrency, type Currency, type Money } from "../../lib/money"
import { isOrderable, MAX_QUANTITY } from "../../lib/quantity"
import type { Unit } from "../../lib/unit"

/** A line of the cart as it is saved: what the visitor chose, and what was seen of it last. */
export interface SavedLine {
  /** Number of the product in data/products. */
  id: number
  /** Whole number from 1 to 999 (`lib/quantity.ts`). */
  quantity: number
  title: string
  /** Price of one that the visitor has seen. */
  unitPrice: Money
  /** What one is: an order that goes out without a network says it. */
  unit: Unit
  /** How it reaches its buyer. */
  delivery: Queries.ProductDelivery
  /** When the price was read from the shop, in milliseconds since 1970. */
  pricedAt: number
}

/** A line of the cart as it is shown (spec section 3, "Cart item"): the saved one, once today's products are known by them. */
export interface CartItem extends SavedLine {
  thumb?: Queries.SquarePictureFragment
  /** Number on its label. */
  sku?: string
  /** The price that the visitor has seen, where today's is another one. */
  previousPrice?: Money
  /** The shop no longer has the product. The line is shown, and counts neither in totals nor in the order. */
  isUnavailable?: boolean
}

/** What a line comes to: as many as there are, at the price of one. */
export const lineTotal = ({ unitPrice, quantity }: SavedLine): Money => ({
  ...unitPrice,
  amountMinor: unitPrice.amountMinor * quantity,
})

/** The lines that can be ordered: those of products that the shop still has. */
export const orderableItems = (cart: readonly CartItem[]): CartItem[] =>
  cart.filter(({ isUnavailable }) => !isUnavailable)

/** Adds an item; one that is there already gets its quantity raised by the added amount (spec section 4). */
export const addItem = (cart: readonly SavedLine[], item: SavedLine): SavedLine[] => mergeLines([...cart, item])

export function removeItem(cart: readonly SavedLine[], id: number): SavedLine[] {
  return cart.filter((line) => line.id !== id)
}

/** Sets the quantity of a line. One that can't be ordered leaves the cart as it was. */
export function setQuantity(cart: readonly SavedLine[], id: number, quantity: number): SavedLine[] {
  return cart.map((line) => (line.id === id && isOrderable(quantity) ? { ...line, quantity } : line))
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

/** Returns every product once: at the price of its first line, and as many as can be ordered at most. */
export function mergeLines(lines: readonly SavedLine[]): SavedLine[] {
  const merged = new Map<number, SavedLine>()
  for (const line of lines) {
    const known = merged.get(line.id)
    const quantity = Math.min(MAX_QUANTITY, line.quantity + (known?.quantity ?? 0))
    merged.set(line.id, known ? { ...known, quantity } : line)
  }
  return [...merged.values()]
}

/** Whatever was stored, as a cart: lines that are not lines are dropped and named in the log, the rest survives. */
export function checkCart(stored: unknown): SavedLine[] {
  if (!Array.isArray(stored)) {
    console.warn("The saved cart is not a list; starting with an empty one.", stored)
    return []
  }
  const entries: unknown[] = stored
  const lines = entries.flatMap((entry) => {
    const line = checkLine(entry)
    if (!line) console.warn("A line of the saved cart can't be read and is left out.", entry)
    return line ?? []
  })
  return mergeLines(lines)
}

function checkLine(entry: unknown): SavedLine | undefined {
  const [id, quantity, title, pricedAt] = ["id", "quantity", "title", "pricedAt"].map((name) => fieldOf(entry, name))
  const unitPrice = checkMoney(fieldOf(entry, "unitPrice"))
  const unit = checkUnit(fieldOf(entry, "unit"))
  const delivery = deliveries.find((delivery) => delivery === fieldOf(entry, "delivery"))
  if (!isWhole(id) || !isWhole(quantity) || !isOrderable(quantity) || typeof title !== "string") return undefined
  if (!unitPrice || !unit || !delivery || !isWhole(pricedAt)) return undefined
  return { id, quantity, title, unitPrice, unit, delivery, pricedAt }
}

const deliveries = ["delivered", "collected", "chilled"] as const satisfies readonly Queries.ProductDelivery[]

/** What one is called, or undefined for anything else. */
function checkUnit(value: unknown): Unit | undefined {
  const one = fieldOf(value, "one")
  const many = fieldOf(value, "many")
  return typeof one === "string" && typeof many === "string" ? { one, many } : undefined
}

/** An amount of money, or undefined for anything else. */
function checkMoney(value: unknown): Money | undefined {
  const amountMinor = fieldOf(value, "amountMinor")
  const currency = fieldOf(value, "currency")
  return isWhole(amountMinor) && isCurrency(currency) ? { amountMinor, currency } : undefined
}

const isWhole = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0
