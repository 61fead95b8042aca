/** @jest-environment node */
import fc from "fast-check"
import {
  fitSms,
  fitWhatsApp,
  messageForms,
  readMessage,
  tidyMessage,
  writeMessage,
  type Message,
  type MessageKind,
  type OrderLine,
} from "../../../src/lib/messages"

/* Whatever the site can write is read back the same. */

const OFFICE = "+256 000 000 001"
const kinds = Object.keys(messageForms) as MessageKind[]

/** Words with everything that the form uses itself, and that phones change. */
const pieces = [
  "Nakato",
  "milk",
  "Total: UGX 5",
  "Name: ",
  "2 × ",
  "3 x",
  " (tray of 30)",
  "()",
  ")",
  "(",
  "#A-1",
  " #",
  ": UGX 5",
  ", $2.00 each: $4.00",
  "CaFN order 7K3Q-2",
  "CaFN question",
  "> ",
  ">",
  "… and 3 more items",
  "\n",
  "\r\n",
  "\n\n",
  "\u2028",
  " ",
  "\u00a0",
  "\u202f",
  "\u200b",
  "\u202a",
  "“",
  "’",
  '"',
  "'",
  "–",
  "-",
  "…",
  "...",
  "🐄",
  "👩🏾‍🌾",
  "🇺🇬",
  "*",
  "_",
  "ŋ",
  "é",
  "e\u0301",
  "\uD83D",
  "مزرعة",
  "a:b",
  "CM90012345ABCD",
  "CM 9001 2345 ABCD",
  "%",
  "&",
  "0700 000 000",
]
const words = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((some) => some.join("")),
  fc.string({ unit: "grapheme", maxLength: 60 }),
)
const title = words.map((text) => `a${text}`)
const money = fc.record({
  amountMinor: fc.integer({ min: 0, max: 2 ** 40 }),
  currency: fc.constantFrom("UGX" as const, "USD" as const),
})
const goods: fc.Arbitrary<OrderLine> = fc.record(
  { quantity: fc.integer({ min: 1, max: 999 }), title, unit: words, sku: words, price: money },
  { requiredKeys: ["quantity", "title"] },
)
const number = fc.constantFrom("", "7K3Q-2")
const messages: fc.Arbitrary<Message> = fc.constantFrom(...kinds).chain((kind) =>
  fc.record(
    {
      kind: fc.constant(kind),
      number,
      version: fc.integer({ min: 1, max: 3 }),
      fields: fc.record(Object.fromEntries(Object.keys(messageForms[kind].fields).map((key) => [key, words])), {
        requiredKeys: [],
      }),
      ...(kind === "order" && { lines: fc.array(goods, { maxLength: 90 }), totals: fc.array(money, { maxLength: 2 }) }),
    },
    { requiredKeys: ["kind", "number", "version", "fields"] },
  ),
) as fc.Arbitrary<Message>

test("the whole message", () => {
  fc.assert(
    fc.property(messages, (message) => {
      expect(readMessage(writeMessage(message))).toEqual([{ message: tidyMessage(message), rest: [] }])
    }),
    { numRuns: 1000 },
  )
})

test("as long as a WhatsApp link may be", () => {
  fc.assert(
    fc.property(messages, (message) => {
      const fitted = fitWhatsApp(OFFICE, message)
      expect(readMessage(fitted.text)).toEqual([{ message: fitted.message, rest: [] }])
    }),
    { numRuns: 1000 },
  )
})

test("an SMS of any number of parts", () => {
  fc.assert(
    fc.property(messages, fc.integer({ min: 1, max: 6 }), (message, room) => {
      const fitted = fitSms(message, room)
      expect(readMessage(fitted.text)).toEqual([{ message: fitted.message, rest: [] }])
    }),
    { numRuns: 1000 },
  )
})
