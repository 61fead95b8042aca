/** @jest-environment node */
import { readFileSync } from "node:fs"
import { messageForms, readMessage, writeMessage, writeSms, type Message } from "../../../src/lib/messages"
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
const only = (text: string) => readMessage(text)[0]

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

test("a message of a page without scripts has no number", () => {
  expect(only("CaFN product question\nProduct: Fresh Milk")).toEqual({
    message: { kind: "product-question", number: "", version: 1, fields: { product: "Fresh Milk" } },
    rest: [],
  })
})

test("an open question is answered beside its label or below it", () => {
  const draft = writeMessage({ kind: "product-question", number: "", version: 1, fields: { product: "Fresh Milk" } })
  expect(draft).toBe("CaFN product question\nProduct: Fresh Milk\nQuestion: ")
  expect(only(`${draft}How fresh?`)?.message.fields.text).toBe("How fresh?")
  expect(only(`${draft}\nHow fresh?\nFrom where?`)).toMatchObject({
    message: { fields: { text: "How fresh?\nFrom where?" } },
    rest: [],
  })
})

test("a number that is none is shown, and not taken", () => {
  expect(only("CaFN order 7K3Q-9\nName: Nakato")).toMatchObject({
    message: { number: "", fields: { name: "Nakato" } },
    rest: ["CaFN order 7K3Q-9"],
  })
})

test("whoever speaks of an order sends none", () => {
  expect(readMessage("Where is my CaFN order 7K3Q-2?")).toEqual([])
  expect(readMessage("CaFN order 7K3Q-2 is ready on Monday.\nBring a bag.")).toEqual([])
})

test("a good whose sum somebody changed is kept without its price, and its line is shown", () => {
  const line = "3 × Fresh Milk (can) #A-1, UGX 22,500 each: UGX 45,000"
  expect(only(`CaFN order\n${line}`)).toEqual({
    message: {
      kind: "order",
      number: "",
      version: 1,
      fields: {},
      lines: [{ quantity: 3, title: "Fresh Milk", unit: "can", sku: "A-1" }],
    },
    rest: [line],
  })
})

test("a later form is read as far as it is known", () => {
  expect(only("CaFN order 7K3Q-2 (form 2)\nColour: red\nName: Nakato")).toEqual({
    message: { kind: "order", number: "7K3Q-2", version: 2, fields: { name: "Nakato" } },
    rest: ["Colour: red"],
  })
})

test.each(["CM90012345ABCD", "cm 9001 2345 abcd", "CF-90-0123-45AB-CD"])(
  "the identity number %s is neither written nor read",
  (number) => {
    const fields = { name: `Nakato ${number}`, identity: number }
    const text = writeMessage({ kind: "registration", number: "", version: 1, fields })
    expect(text).not.toMatch(/9001|9-?0/)
    const read = JSON.stringify(
      readMessage(
        `My number: ${number}\nCaFN registration\nFull name: Nakato\nNational identification number: 12\nit is ${number}`,
      ),
    )
    expect(read).not.toMatch(/9001|90-|"12"/)
    expect(read.match(/identity number removed/g)).toHaveLength(3)
  },
)

test("what looks a little like an identity number stays", () => {
  const rest = ["Call 0700 000 000 at 10", "am 10 tomorrow is fine", "FM90 radio is good to hear"]
  expect(only(["CaFN question", "Message: x", ...rest].join("\n"))?.rest).toEqual(rest)
})

test("the examples of docs/messages.md are written and read as they stand there", () => {
  const examples = Array.from(
    readFileSync("docs/messages.md", "utf8").matchAll(/```\n(.*?)\n```/gs),
    ([, text]) => text,
  )
  expect(examples).toHaveLength(2)
  for (const [index, text = ""] of examples.entries()) {
    const { message, rest } = only(text) ?? {}
    expect(rest).toEqual([])
    expect(message && (index === 0 ? writeMessage(message) : writeSms(message, MOST_SMS_PARTS))).toBe(text)
  }
})

test("the labels of a registration are its form's", () => {
  const asked = formSteps.flatMap(({ controls }) => Object.keys(controls))
  expect(Object.values(messageForms.registration.fields).sort()).toEqual(asked.sort())
})

test.each(["*", "🐄", " -", "(", "#", "a:", "> ", "2 x ", "CaFN order ", "牛"])(
  "a line of 100,000 characters “%s” takes no time",
  (sign) => {
    const long = sign.repeat(100_000 / sign.length)
    const start = performance.now()
    const text = ["CaFN order", long, `${long}a`, `2 × ${long}a`, `Name: ${long}a`, `Notes: ${long}a`].join("\n")
    expect(readMessage(text)[0]?.message.kind).toBe("order")
    expect(performance.now() - start).toBeLessThan(1000)
  },
)
