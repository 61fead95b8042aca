/** @jest-environment node */
import { hide, milk } from "../../fixtures/cart"
import { writeMessage } from "../../../src/lib/messages/write"
import { orderMessage, type Order } from "../../../src/features/cart/order-message"

const messageOf = (fields: Partial<Order> = {}) =>
  writeMessage(
    orderMessage({
      number: "7K3Q-2",
      items: [
        { ...milk, quantity: 2, sku: "CAFN-3" },
        { ...hide, quantity: 1 },
      ],
      shipping: "Free shipping",
      name: "Nakato Prossy",
      place: "Gulu, Uganda",
      notes: "",
      ...fields,
    }),
  )

test("order message: has number, goods, totals, shipping, name, place and notes", () => {
  expect(messageOf({ notes: "After four, please." }).split("\n")).toEqual([
    "CaFN order 7K3Q-2",
    "2 × Fresh Milk (can) #CAFN-3: UGX 45,000",
    "1 × Leather Hide (hide): $42.50",
    "Total: UGX 45,000",
    "Total: $42.50",
    "Shipping: Free shipping",
    "Name: Nakato Prossy",
    "Place: Gulu, Uganda",
    "Notes: After four, please.",
  ])
})

test("order message: dates prices that are not current", () => {
  expect(messageOf({ pricesFrom: "14 November 2026" })).toContain("\nPrices as of: 14 November 2026\n")
})
