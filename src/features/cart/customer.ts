import { atom } from "jotai"
import { atomWithStorage } from "jotai/utils"
import { createCheckedStorage } from "../../lib/checked-storage"
import { checkCart, type SavedLine } from "../../lib/cart"
import { fieldOf } from "../../lib/field-of"
import { NO_NUMBERS } from "../contact"
import type { Customer } from "./order-message"

export const NOBODY: Customer = { name: "", place: "", notes: "" }

/** An order that was handed over to WhatsApp or SMS; whether it was sent there, nobody knows. */
export interface LastOrder {
  items: readonly SavedLine[]
  /** The number of its message. Orders of the first versions have none. */
  number?: string
  /** When, in milliseconds since 1970. */
  handedOverAt: number
}

/** What is kept of a visitor who asked for it by a tick. */
export interface Remembered extends Pick<Customer, "name" | "place"> {
  lastOrder?: LastOrder
}

/** Key in local storage. */
export const CUSTOMER_KEY = "customer"

function checkRemembered(stored: unknown): Remembered | null {
  const name = fieldOf(stored, "name")
  const place = fieldOf(stored, "place")
  if (typeof name !== "string" || typeof place !== "string") return null
  const lastOrder = checkLastOrder(fieldOf(stored, "lastOrder"))
  return { name, place, ...(lastOrder && { lastOrder }) }
}

/** An order with goods and a day, or undefined for anything else. */
function checkLastOrder(stored: unknown): LastOrder | undefined {
  const items = fieldOf(stored, "items")
  const handedOverAt = fieldOf(stored, "handedOverAt")
  if (!Array.isArray(items) || typeof handedOverAt !== "number") return undefined
  const goods = checkCart(items)
  const number = fieldOf(stored, "number")
  return goods.length > 0 ? { items: goods, handedOverAt, ...(typeof number === "string" && { number }) } : undefined
}

const storage = createCheckedStorage(checkRemembered)

/** Null without the tick, and until it has been read: then nothing stays in storage. */
export const rememberedAtom = atomWithStorage<Remembered | null>(CUSTOMER_KEY, null, {
  ...storage,
  setItem: (key, value) => (value ? storage.setItem(key, value) : storage.removeItem(key)),
})

/** What has been typed on this visit; null before anything was. */
const typedAtom = atom<Customer | null>(null)

/**
 * What has been typed on tray, cart or checkout, until the visitor leaves the site, and before that what is remembered.
 * Only with the tick is what is typed kept.
 */
export const customerAtom = atom(
  (get): Customer => {
    const { name = "", place = "" } = get(rememberedAtom) ?? {}
    return get(typedAtom) ?? { ...NOBODY, name, place }
  },
  (get, set, change: (known: Customer) => Customer) => {
    const customer = change(get(customerAtom))
    set(typedAtom, customer)
    const remembered = get(rememberedAtom)
    if (remembered) set(rememberedAtom, { ...remembered, name: customer.name, place: customer.place })
  },
)

/** The tick: keeps name and place on the phone, or deletes what is kept there. */
export const rememberAtom = atom(null, (get, set, isTicked: boolean) => {
  const { name, place } = get(customerAtom)
  const lastOrder = get(handedOverAtom)
  set(rememberedAtom, isTicked ? { name, place, ...(lastOrder && { lastOrder }) } : null)
})

/** The numbers of this visit's orders. */
export const orderNumbersAtom = atom(NO_NUMBERS)

/** What was handed over on this visit, of which an answer is awaited; null where nothing was. */
export const handedOverAtom = atom<LastOrder | null>(null)

/** The last order of this visit, or the one that is remembered. */
export const lastOrderAtom = atom((get) => get(handedOverAtom) ?? get(rememberedAtom)?.lastOrder ?? null)

/** Notes that an order was handed over; with the tick it is kept. Null deletes it. */
export const noteOrderAtom = atom(null, (get, set, noted: Pick<LastOrder, "items" | "number"> | null) => {
  const order = noted && { ...noted, handedOverAt: Date.now() }
  set(handedOverAtom, order)
  const remembered = get(rememberedAtom)
  if (!remembered) return
  const { name, place } = remembered
  set(rememberedAtom, { name, place, ...(order && { lastOrder: order }) })
})
