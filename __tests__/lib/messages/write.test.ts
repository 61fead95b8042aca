/** @jest-environment node */
import { readFileSync } from "node:fs"
import { messageForms, type Message } from "../../../src/lib/messages/form"
import { fitSms } from "../../../src/lib/messages/fit"
import { givenAnswers, writeMessage } from "../../../src/lib/messages/write"
import { formSteps } from "../../../src/outputs/member-form/member-form-fields"

const order: Message = {
  kind: "order",
  number: "7K3Q-2",
  fields: {
    shipping: "Free shipping",
    name: " Nakato Prossy ",
    place: "Gulu, Uganda",
    notes: "After four.\nCall first.",
  },
  lines: [
    {
      quantity: 2,
      title: "Fresh Milk",
      unit: "can of 10 litres",
      sku: "CAFN-DAIRY-01",
      price: { amountMinor: 2_250_000, currency: "UGX" },
    },
    { quantity: 1, title: "Leather Hide", price: { amountMinor: 4_250, currency: "USD" } },
  ],
  totals: [
    { amountMinor: 4_500_000, currency: "UGX" },
    { amountMinor: 4_250, currency: "USD" },
  ],
}
const milk = "2 × Fresh Milk (can of 10 litres) #CAFN-DAIRY-01: UGX 45,000"

test("writeMessage: an order as a person would write it, and as docs/messages.md shows it", () => {
  const text = writeMessage(order)
  expect(text.split("\n")).toEqual([
    "CaFN order 7K3Q-2",
    milk,
    "1 × Leather Hide: $42.50",
    "Total: UGX 45,000",
    "Total: $42.50",
    "Shipping: Free shipping",
    "Name: Nakato Prossy",
    "Place: Gulu, Uganda",
    "Notes: After four.",
    "Call first.",
  ])
  expect(readFileSync("docs/messages.md", "utf8")).toContain(text)
})

test("writeMessage: texts go out as typed, and an answer that was not given is not there", () => {
  const name = `Nakato & "Sons" #1 = 100% 👩🏾‍🌾 Ŋatuk مزرعة a box of 10 chicks 8000 each`
  expect(writeMessage({ ...order, fields: { name, place: " " } })).toContain(`Total: $42.50\nName: ${name}`)
  expect(givenAnswers(order)).toHaveLength(4)
})

test("writeMessage: half an emoji, which no link can hold, breaks nothing", () => {
  expect(encodeURIComponent(writeMessage({ ...order, fields: { name: "Na\uD83Dkato" } }))).toContain("Na%EF%BF%BDkato")
})

test("writeMessage: without scripts there is no number, and an open question has its label", () => {
  const draft = writeMessage({ kind: "product-question", number: "", fields: { product: "Fresh Milk" } })
  expect(draft).toBe("CaFN product question\nProduct: Fresh Milk\nQuestion: ")
})

test("fitSms: the same in letters of the network's alphabet", () => {
  const { text } = fitSms({ ...order, fields: { name: "Nakato “Prossy”" } })
  expect(text).toContain(`\n${milk.replace("×", "x")}\n`)
  expect(text).toContain('\nName: Nakato "Prossy"')
})

test("messageForms: the labels of a registration are those of its form", () => {
  const asked = formSteps.flatMap(({ controls }) => Object.keys(controls))
  expect(Object.values(messageForms.registration.fields).sort()).toEqual(asked.sort())
})
