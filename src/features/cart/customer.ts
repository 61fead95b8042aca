import { atom } from "jotai"
import { atomWithStorage } from "jotai/utils"
import { createCheckedStorage } from "../../lib/checked-storage"
import { fieldOf } from "../../lib/field-of"
import type { Order } from "./order-message"

/** Who orders, as far as a first message says it: never an address, an e-mail or a telephone number. */
export type Customer = Pick<Order, "name" | "place" | "notes">

export const NOBODY: Customer = { name: "", place: "", notes: "" }

/** What is kept of a visitor who asked for it by a tick. */
export type Remembered = Pick<Customer, "name" | "place">

/** Key in local storage. */
export const CUSTOMER_KEY = "customer"

function checkRemembered(stored: unknown): Remembered | null {
  const name = fieldOf(stored, "name")
  const place = fieldOf(stored, "place")
  return typeof name === "string" && typeof place === "string" ? { name, place } : null
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
  set(rememberedAtom, isTicked ? { name, place } : null)
})
