/** @jest-environment node */
import { writeSms } from "../../../src/lib/messages/fit"
import { messageForms, type Message } from "../../../src/lib/messages/form"
import { writeMessage } from "../../../src/lib/messages/write"
import { MOST_SMS_PARTS, smsParts } from "../../../src/lib/sms"
import { formSteps } from "../../../src/outputs/member-form/member-form-fields"

const order: Message = {
  kind: "order",
  number: "7K3Q-2",
  version: 1,
  fields: {
    shipping: "Free shipping",
    name: "Nakato Prossy",
    place: "Gulu, Uganda",
    notes: "After “four”.\nCall first.",
  },
  lines: [
    {
      quantity: 2,
      title: "Fresh Milk",
      unit: "can of 10 litres",
      sku: "CAFN-DAIRY-01",
      price: { amountMinor: 2_250_000, currency: "UGX" },
    },
    {
      quantity: 1,
      title: "Leather Hide",
      unit: "hide",
      sku: "CAFN-HIDE-01",
      price: { amountMinor: 4_250, currency: "USD" },
    },
  ],
  totals: [
    { amountMinor: 4_500_000, currency: "UGX" },
    { amountMinor: 4_250, currency: "USD" },
  ],
}

test("an order is what a person would write", () => {
  expect(writeMessage(order)).toBe(`CaFN order 7K3Q-2
2 × Fresh Milk (can of 10 litres) #CAFN-DAIRY-01, UGX 22,500 each: UGX 45,000
1 × Leather Hide (hide) #CAFN-HIDE-01: $42.50
Total: UGX 45,000
Total: $42.50
Shipping: Free shipping
Name: Nakato Prossy
Place: Gulu, Uganda
Notes:
> After “four”.
> Call first.`)
})

test("as an SMS it is shorter, in letters of the network's alphabet", () => {
  expect(writeSms({ ...order, fields: { name: "Nakato “Prossy”" } }, 6)).toBe(`CaFN order 7K3Q-2
2 x Fresh Milk (can of 10 litres) #CAFN-DAIRY-01: UGX 45,000
1 x Leather Hide (hide) #CAFN-HIDE-01: $42.50
Total: UGX 45,000
Total: $42.50
Name: Nakato "Prossy"`)
})

test("a text that is too long for an SMS ends after a whole word", () => {
  const question: Message = { kind: "question", number: "7K3Q-2", version: 1, fields: { text: "goats ".repeat(200) } }
  const text = writeSms(question, MOST_SMS_PARTS)
  expect(smsParts(text)).toBe(MOST_SMS_PARTS)
  expect(text).toMatch(/^CaFN question 7K3Q-2 \(short\)\nMessage: goats goats .* goats\.\.\.$/)
  expect(text.length).toBeGreaterThan(MOST_SMS_PARTS * 153 - 12)
  const endless = writeSms({ ...question, fields: { text: "b".repeat(2000) } }, MOST_SMS_PARTS)
  expect(endless).toHaveLength(MOST_SMS_PARTS * 153)
})

test("says that it was shortened", () => {
  expect(writeSms(order, 1).split("\n")[0]).toBe("CaFN order 7K3Q-2 (short)")
})

test("an open question is written with its label, for the visitor to answer in the message itself", () => {
  const draft = writeMessage({ kind: "product-question", number: "", version: 1, fields: { product: "Fresh Milk" } })
  expect(draft).toBe("CaFN product question\nProduct: Fresh Milk\nQuestion: ")
})

test("the labels of a registration are its form's", () => {
  const asked = formSteps.flatMap(({ controls }) => Object.keys(controls))
  expect(Object.values(messageForms.registration.fields).sort()).toEqual(asked.sort())
})
