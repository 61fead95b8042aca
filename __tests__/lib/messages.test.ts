/** @jest-environment node */
import { readFileSync } from "node:fs"
import { whatsAppLink } from "../../src/lib/message-links"
import { fitSms, fitWhatsApp, LONGEST_LINK } from "../../src/lib/messages/fit"
import { messageForms, type Message } from "../../src/lib/messages/form"
import { makeNumber } from "../../src/lib/messages/number"
import { givenAnswers, writeMessage } from "../../src/lib/messages/write"
import { MOST_SMS_PARTS, smsCharacters, smsParts } from "../../src/lib/sms"
import { formSteps } from "../../src/outputs/member-form/member-form-fields"

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

test("writeMessage: writes an order as docs/messages.md shows it", () => {
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

test("writeMessage: keeps text as typed, and omits empty answers", () => {
  const name = `Nakato & "Sons" #1 = 100% 👩🏾‍🌾 Ŋatuk مزرعة a box of 10 chicks 8000 each`
  expect(writeMessage({ ...order, fields: { name, place: " " } })).toContain(`Total: $42.50\nName: ${name}`)
  expect(givenAnswers(order)).toHaveLength(4)
})

test("writeMessage: replaces half an emoji, which a link can't hold", () => {
  expect(encodeURIComponent(writeMessage({ ...order, fields: { name: "Na\uD83Dkato" } }))).toContain("Na%EF%BF%BDkato")
})

test("writeMessage: without scripts it has no number, and the label of the open question", () => {
  const draft = writeMessage({ kind: "product-question", number: "", fields: { product: "Fresh Milk" } })
  expect(draft).toBe("CaFN product question\nProduct: Fresh Milk\nQuestion: ")
})

test("messageForms: a registration has the fields of its form", () => {
  const asked = formSteps.flatMap(({ controls }) => Object.keys(controls))
  expect(Object.values(messageForms.registration.fields).sort()).toEqual(asked.sort())
})

test("makeNumber: draws five unambiguous characters", () => {
  const numbers = Array.from({ length: 1000 }, makeNumber)
  for (const number of numbers) expect(number).toMatch(/^[2-9BCDFGHJKMNP-TV-Z]{4}-[2-9BCDFGHJKMNP-TV-Z]$/)
  expect(new Set(numbers).size).toBeGreaterThan(990)
})

test.each<[string, string, number]>([
  ["160 GSM letters", "a".repeat(160), 1],
  ["161 GSM letters", "a".repeat(161), 2],
  ["307 GSM letters", "a".repeat(307), 3],
  ["80 characters of the GSM extension table, two places each", "€".repeat(80), 1],
  ["extension characters, none split between two messages", `${"a".repeat(152)}${"€".repeat(77)}`, 3],
  ["70 letters with ŋ", `ŋ${"a".repeat(69)}`, 1],
  ["135 letters with ŋ", `ŋ${"a".repeat(134)}`, 3],
  ["an emoji, which takes two places", `${"a".repeat(69)}🐄`, 2],
])("smsParts: counts the messages of %s", (_what, text, parts) => {
  expect(smsParts(text)).toBe(parts)
})

test("smsCharacters: replaces characters that would halve the length of an SMS", () => {
  expect(smsCharacters("2 × “milk” – it’s\u00A0fresh…")).toBe(`2 x "milk" - it's fresh...`)
  expect(smsCharacters("\u202A+256\u200B700 000 000\u202C\uFEFF")).toBe("+256700 000 000")
  expect(smsCharacters("Ngũgĩ, José, Ñandú, Ŋatuk")).toBe("Ngugi, José, Ñandu, Ŋatuk")
})

const TELEPHONE = "+256 000 000 001"
const fitLink = (message: Message) => fitWhatsApp(TELEPHONE, message)
const ordered = (goods: number): Message => ({
  ...order,
  fields: { name: "Nakato Prossy", place: "Gulu", notes: "goats ".repeat(200) },
  lines: Array.from({ length: goods }, (_, index) => ({
    quantity: 2,
    title: `Product number ${index + 1}`,
    price: { amountMinor: 2_250_000, currency: "UGX" },
  })),
  totals: [{ amountMinor: 4_500_000 * goods, currency: "UGX" }],
})

test("fitSms and fitWhatsApp: keep a short message whole; an SMS in the GSM alphabet", () => {
  expect(fitLink(order)).toEqual({ text: writeMessage(order), more: 0, isCut: false })
  expect(fitSms(order)).toEqual({ text: writeMessage(order).replaceAll("×", "x"), more: 0, isCut: false })
})

test.each([
  ["fitSms", fitSms, (text: string) => smsParts(text) <= MOST_SMS_PARTS],
  ["fitWhatsApp", fitLink, (text: string) => whatsAppLink(TELEPHONE, text).length <= LONGEST_LINK],
] as const)(
  "%s: of seventy goods, keeps as many as fit, the count of others, total, name and place",
  (_, fit, fits) => {
    const { text, more } = fit(ordered(70))
    expect(fits(text)).toBe(true)
    const shown = text.split("\n").filter((line) => line.startsWith("2 ")).length
    expect(shown).toBeGreaterThan(20)
    expect(more).toBe(70 - shown)
    expect(text).toMatch(new RegExp(`(…|\\.{3}) and ${more} more items\nTotal: UGX 3,150,000\n`))
    expect(text).toContain("Name: Nakato Prossy\nPlace: Gulu")
  },
)

test("fitSms: truncates notes rather than goods", () => {
  const { text, more, isCut } = fitSms(ordered(10))
  expect({ more, isCut }).toEqual({ more: 0, isCut: true })
  expect(text).toMatch(/\nNotes: goats goats [^\n]*\.\.\.$/)
  expect(smsParts(text)).toBe(MOST_SMS_PARTS)
})

test("fitSms: truncates a long question, and sooner with an emoji", () => {
  const lengthOf = (text: string) => fitSms({ kind: "question", number: "", fields: { text } }).text.length
  expect(lengthOf("b".repeat(2000))).toBe(MOST_SMS_PARTS * 153)
  expect(lengthOf("🐄" + "b".repeat(2000))).toBe(MOST_SMS_PARTS * 67)
})
