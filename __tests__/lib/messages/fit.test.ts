/** @jest-environment node */
import { fitSms, fitWhatsApp, LONGEST_LINK } from "../../../src/lib/messages/fit"
import type { Message } from "../../../src/lib/messages/form"
import { whatsAppLink } from "../../../src/lib/message-links"
import { MOST_SMS_PARTS, smsParts } from "../../../src/lib/sms"

const TELEPHONE = "+256 000 000 001"

const order = (goods: number, fields: Message["fields"] = {}): Message => ({
  kind: "order",
  number: "7K3Q-2",
  fields: { name: "Nakato Prossy", place: "Gulu", ...fields },
  lines: Array.from({ length: goods }, (_, index) => ({
    quantity: 2,
    title: `Product number ${index + 1}`,
    price: { amountMinor: 2_250_000, currency: "UGX" },
  })),
  totals: [{ amountMinor: 4_500_000 * goods, currency: "UGX" }],
})
const linesOf = (text: string, start: string) => text.split("\n").filter((line) => line.startsWith(start))

test("what has room is whole", () => {
  expect(fitSms(order(3, { notes: "Call first" }))).toMatchObject({ more: 0, isCut: false })
  expect(fitWhatsApp(TELEPHONE, order(3, { notes: "Call first" }))).toMatchObject({ more: 0, isCut: false })
})

test.each([
  ["an SMS", fitSms, (text: string) => smsParts(text) <= MOST_SMS_PARTS],
  [
    "a WhatsApp link",
    (message: Message) => fitWhatsApp(TELEPHONE, message),
    (text: string) => whatsAppLink(TELEPHONE, text).length <= LONGEST_LINK,
  ],
] as const)("seventy goods in %s: as many as have room, how many more, the total, name and place", (_, fit, fits) => {
  const { text, more } = fit(order(70, { notes: "Call first" }))
  expect(fits(text)).toBe(true)
  const shown = linesOf(text, "2 ").length
  expect(shown).toBeGreaterThan(20)
  expect(more).toBe(70 - shown)
  expect(text).toMatch(new RegExp(`(…|\\.{3}) and ${more} more items\nTotal: UGX 3,150,000\n`))
  expect(text).toContain("Name: Nakato Prossy\nPlace: Gulu")
})

test("goods go before notes, whose end is missing", () => {
  const { text, more, isCut } = fitSms(order(10, { notes: "goats ".repeat(200) }))
  expect({ more, isCut }).toEqual({ more: 0, isCut: true })
  expect(text).toMatch(/\nNotes: goats goats [^\n]*\.\.\.$/)
  expect(smsParts(text)).toBe(MOST_SMS_PARTS)
})

test("a long question ends early, and one emoji leaves it less than half the room", () => {
  const lengthOf = (text: string) => fitSms({ kind: "question", number: "", fields: { text } }).text.length
  expect(lengthOf("b".repeat(2000))).toBe(MOST_SMS_PARTS * 153)
  expect(lengthOf("🐄" + "b".repeat(2000))).toBe(MOST_SMS_PARTS * 67)
})
