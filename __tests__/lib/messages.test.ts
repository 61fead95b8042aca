/** @jest-environment node */
import { readFileSync } from "node:fs"
import { whatsAppLink } from "../../src/lib/message-links"
import { fitSms, fitWhatsApp, MAX_LINK_LENGTH } from "../../src/lib/messages/fit"
import { messageForms, type Message } from "../../src/lib/messages/form"
import { makeNumber } from "../../src/lib/messages/number"
import { givenAnswers, writeMessage } from "../../src/lib/messages/write"
import { MAX_SMS_PARTS, smsCharacters, smsParts } from "../../src/lib/sms"
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

test("writeMessage: writes an order as in docs/messages.md", () => {
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

test("messageForms: a registration has the fields of the member form", () => {
  const formFields = formSteps.flatMap(({ controls }) => Object.keys(controls))
  expect(Object.values(messageForms.registration.fields).sort()).toEqual(formFields.sort())
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

test.each([
  ["2 × “milk” – it’s\u00A0fresh…", '2 x "milk" - it\'s fresh...'],
  ["\u202A+256\u200B700 000\u202C\uFEFF, co\u00ADop", "+256700 000, coop"],
  ["½ bag, 2½ kg, ¼ + ¾, 1⅓", "1/2 bag, 2 1/2 kg, 1/4 + 3/4, 1 1/3"],
  ["2\u2044３, ２５ kg, m², N° 7, nº 7", "2/3, 25 kg, m2, N deg 7, no 7"],
  ["4°C, 40 °C, 4ºC, 40 º C", "4 deg C, 40 deg C, 4 deg C, 40 deg C"],
  ["• milk\t10\u2028\uF0B7 hay — 5\u20095 − 1", "- milk 10\n- hay - 5 5 - 1"],
  ["`a´ ʼb′ 5″ «c»", "'a' 'b' 5\" \"c\""],
  ["ﬁsh → ₤5 ™", "fish -> £5 TM"],
  ["Ngũgĩ, José, Ñandú, Ŋatuk, eŋoma", "Ngugi, José, Ñandu, Ngatuk, engoma"],
  ["2\uFE0F\u20E3 m\u0304, u\u0303\u0304, \u263A\uFE0F", "2 m, u, \u263A"],
  // Letters without an equivalent are kept.
  ["Łukasz 🐄 ነጋ ሰላ፝ም مُزَرعة किसान", "Łukasz 🐄 ነጋ ሰላ፝ም مُزَرعة किसान"],
])("smsCharacters: replaces characters outside the GSM alphabet: %j becomes %j", (text, plain) => {
  expect(smsCharacters(text)).toBe(plain)
})

const TELEPHONE = "+256 000 000 001"
const fitLink = (message: Message) => fitWhatsApp(TELEPHONE, message)
const createOrder = (count: number): Message => ({
  ...order,
  fields: { name: "Nakato Prossy", place: "Gulu", notes: "goats ".repeat(200) },
  lines: Array.from({ length: count }, (_, index) => ({
    quantity: 2,
    title: `Product number ${index + 1}`,
    price: { amountMinor: 2_250_000, currency: "UGX" },
  })),
  totals: [{ amountMinor: 4_500_000 * count, currency: "UGX" }],
})

test("fitSms and fitWhatsApp: keep a short message, an SMS in the GSM alphabet", () => {
  expect(fitLink(order)).toEqual({ text: writeMessage(order), more: 0, isCut: false })
  expect(fitSms(order)).toEqual({ text: writeMessage(order).replaceAll("×", "x"), more: 0, isCut: false })
})

test.each([
  ["fitSms", fitSms, (text: string) => smsParts(text) <= MAX_SMS_PARTS],
  ["fitWhatsApp", fitLink, (text: string) => whatsAppLink(TELEPHONE, text).length <= MAX_LINK_LENGTH],
] as const)(
  "%s: of seventy products, keeps as many as fit, the count of others, total, name and place",
  (_, fit, fits) => {
    const { text, more } = fit(createOrder(70))
    expect(fits(text)).toBe(true)
    const shown = text.split("\n").filter((line) => line.startsWith("2 ")).length
    expect(shown).toBeGreaterThan(20)
    expect(more).toBe(70 - shown)
    expect(text).toMatch(new RegExp(`(…|\\.{3}) and ${more} more items\nTotal: UGX 3,150,000\n`))
    expect(text).toContain("Name: Nakato Prossy\nPlace: Gulu")
  },
)

test("fitSms: truncates notes rather than products", () => {
  const { text, more, isCut } = fitSms(createOrder(10))
  expect({ more, isCut }).toEqual({ more: 0, isCut: true })
  expect(text).toMatch(/\nNotes: goats goats [^\n]*\.\.\.$/)
  expect(smsParts(text)).toBe(MAX_SMS_PARTS)
})

test("fitSms: truncates a long question, and sooner with an emoji", () => {
  const getLength = (text: string) => fitSms({ kind: "question", number: "", fields: { text } }).text.length
  expect(getLength("b".repeat(2000))).toBe(MAX_SMS_PARTS * 153)
  expect(getLength("🐄" + "b".repeat(2000))).toBe(MAX_SMS_PARTS * 67)
})

test.each<[string, Message]>([
  ["a question of 700 Amharic letters", { kind: "question", number: "", fields: { text: "ነ".repeat(700) } }],
  ["a review with a name of 3,000 letters", { kind: "review", number: "", fields: { name: "n".repeat(3000) } }],
  ["a group order with one line of 3,000", { kind: "group-order", number: "", fields: {}, lines: ["1".repeat(3000)] }],
  ["a registration in Amharic", { kind: "registration", number: "", fields: { name: "ነ".repeat(400) } }],
])("fitWhatsApp and fitSms: cut %s, and say so", (_, message) => {
  for (const { text, more, isCut } of [fitLink(message), fitSms(message)])
    expect([text, more > 0 || isCut]).toEqual([expect.stringMatching(/…|\.\.\./), true])
  expect(whatsAppLink(TELEPHONE, fitLink(message).text).length).toBeLessThanOrEqual(MAX_LINK_LENGTH)
  expect(smsParts(fitSms(message).text)).toBeLessThanOrEqual(MAX_SMS_PARTS)
})
