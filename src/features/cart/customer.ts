import { atom } from "jotai"
import type { Order } from "./order-message"

/** Who orders, as far as a first message says it: never an address, an e-mail or a telephone number. */
export type Customer = Pick<Order, "name" | "place" | "notes">

export const NOBODY: Customer = { name: "", place: "", notes: "" }

/** What has been typed on cart or checkout, until the visitor leaves the site. It is kept nowhere. */
export const customerAtom = atom(NOBODY)
