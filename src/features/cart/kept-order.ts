import { atomWithStorage } from "jotai/utils"
import { createCheckedStorage } from "../../lib/checked-storage"
import { fieldOf } from "../../lib/field-of"

/** An order that the visitor asked to keep until there is a network, as it was written. */
export interface KeptOrder {
  message: string
  sms: string
  /** The number that both bear; "" in an order of the first versions. */
  number: string
  /** When it was kept, in milliseconds since 1970. */
  keptAt: number
}

/** Key in local storage. */
export const KEPT_ORDER_KEY = "kept-order"

/** An order is kept so long, in milliseconds: 7 days, as `data/privacy.json` says. It bears a name and a place. */
export const LONGEST_KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** An order that can still be sent, or null: what is older is dropped, and so is what is none. */
function checkKeptOrder(stored: unknown): KeptOrder | null {
  const message = fieldOf(stored, "message")
  const sms = fieldOf(stored, "sms")
  const number = fieldOf(stored, "number") ?? ""
  const keptAt = fieldOf(stored, "keptAt")
  const isOrder =
    typeof message === "string" && typeof sms === "string" && typeof number === "string" && typeof keptAt === "number"
  return isOrder && Date.now() - keptAt < LONGEST_KEPT_MS ? { message, sms, number, keptAt } : null
}

const storage = createCheckedStorage(checkKeptOrder)

/** The kept order; null where there is none, and until it has been read. Nothing stays in storage where it is null. */
export const keptOrderAtom = atomWithStorage<KeptOrder | null>(KEPT_ORDER_KEY, null, {
  ...storage,
  getItem(key, initialValue) {
    const order = storage.getItem(key, initialValue)
    if (!order) storage.removeItem(key)
    return order
  },
  setItem: (key, order) => (order ? storage.setItem(key, order) : storage.removeItem(key)),
})
