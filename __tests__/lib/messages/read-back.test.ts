/** @jest-environment node */
import fc from "fast-check"
import { EMOJI } from "../../../src/lib/messages/form"
import {
  fitSms,
  fitWhatsApp,
  messageForms,
  readMessage,
  tidyMessage,
  writeMessage,
  writeSms,
  type Message,
  type MessageKind,
  type OrderLine,
} from "../../../src/lib/messages"
import { writeRegistration } from "../../../src/lib/messages/registration"

/* Whatever the site can write is read back the same. */

const OFFICE = "+256 000 000 001"
const RUNS = { numRuns: 500 }
const CHANGED_RUNS = { numRuns: 150 }
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
    RUNS,
  )
})

test("as long as a WhatsApp link may be", () => {
  fc.assert(
    fc.property(messages, (message) => {
      const fitted = fitWhatsApp(OFFICE, message)
      expect(readMessage(fitted.text)).toEqual([{ message: fitted.message, rest: [] }])
    }),
    RUNS,
  )
})

test("an SMS of any number of parts", () => {
  fc.assert(
    fc.property(messages, fc.integer({ min: 1, max: 6 }), (message, room) => {
      const fitted = fitSms(message, room)
      expect(readMessage(fitted.text)).toEqual([{ message: fitted.message, rest: [] }])
    }),
    RUNS,
  )
})

/* What phones, chats and people do to a message on its way. */

type Change = (text: string, chance: (n: number) => number) => string

const changes: Record<string, Change> = {
  "curly quotes": (text) => text.replace(/"([^"]*)"/g, "“$1”").replace(/'/g, "’"),
  "straight quotes": (text) => text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'"),
  "spaces that never break": (text, chance) => text.replace(/ /g, () => [" ", "\u00a0", "\u202f"][chance(3)] ?? " "),
  "spaces more and at line ends": (text, chance) =>
    text.replace(/ /g, () => (chance(4) ? " " : "  ")).replace(/$/gm, () => (chance(2) ? " " : "")),
  "line ends": (text, chance) => text.replace(/\n/g, () => ["\n", "\r\n", "\r", "\u2028"][chance(4)] ?? "\n"),
  "empty lines": (text, chance) => text.replace(/\n/g, () => (chance(2) ? "\n" : "\n\n")),
  "marks that nobody sees": (text, chance) => text.replace(/^|$/gm, () => (chance(2) ? "\u200e" : "\ufeff")),
  "emoji before and after lines": (text, chance) =>
    text.replace(/^/gm, () => (chance(2) ? "🐄 " : "")).replace(/$/gm, () => (chance(2) ? " 🙏🏾" : "")),
  "no emoji": (text) => text.replace(emoji, ""),
  "other dashes in numbers": (text) => text.replace(/(\w{4})-(\w)$/m, "$1–$2").replace(/(#\w+)-(\w)/g, "$1‑$2"),
  "bold first line": (text) => text.replace(/^.*$/m, "*$&*"),
  "letters for signs": (text) => text.replace(/^(\d+) ×/gm, "$1 x").replace(/^…/gm, "..."),
  "a greeting line": (text) => `Hello CaFN, good morning.\n${text}`,
  "a greeting on the first line": (text) => `Good morning! ${text}`,
}
const emoji = new RegExp(`[${EMOJI}]`, "gu")

/** The message without what the changes change in words: quotes, dashes, spaces, emoji. */
const folded = (message: Message): unknown =>
  JSON.parse(JSON.stringify(message), (_key, value: unknown) =>
    typeof value === "string" ? foldedText(value) || undefined : value,
  )

const foldedText = (text: string): string =>
  text
    .replace(emoji, "")
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\p{Pd}/gu, "-")
    .replace(/ +/g, " ")
    .replace(/^ | $/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n+|\n+$/g, "")

test("a registration of the form in its frame is written as any other", () => {
  const answer = fc.string({ unit: fc.constantFrom(..."ab é–ŋ’7"), maxLength: 80 })
  const keys = Object.keys(messageForms.registration.fields)
  const answers = fc.record(Object.fromEntries(keys.map((key) => [key, answer])), { requiredKeys: [] }) as fc.Arbitrary<
    Record<string, string>
  >
  fc.assert(
    fc.property(answers, number, (fields, number) => {
      const message: Message = { kind: "registration", number, version: 1, fields }
      const { message: text, sms } = writeRegistration(number, fields)
      expect(text).toBe(writeMessage(message))
      expect(sms).toBe(writeSms(message))
    }),
    RUNS,
  )
})

/** An order whose last line is no open question: what follows is not an answer. */
const filled = messages
  .filter(({ kind }) => kind === "order")
  .map((message) => writeMessage({ ...message, totals: [{ amountMinor: 500, currency: "UGX" }] }))

const written = fc.oneof(
  messages.map((message) => writeMessage(message)),
  messages.map((message) => fitWhatsApp(OFFICE, message).text),
  fc.tuple(messages, fc.integer({ min: 1, max: 6 })).map(([message, room]) => fitSms(message, room).text),
)

const changed = (change: Change) =>
  fc.assert(
    fc.property(written, fc.infiniteStream(fc.nat()), (text, stream) => {
      // With words round its first line, a message is told by its second one.
      fc.pre(text.includes("\n"))
      const chance = (n: number) => Number(stream.next().value) % n
      const [before] = readMessage(text)
      const [after] = readMessage(change(text, chance))
      if (!before) throw new Error("No message was written.")
      expect(after && folded(after.message)).toEqual(folded(before.message))
    }),
    CHANGED_RUNS,
  )

describe("what was changed on its way is read back the same:", () => {
  test.each(Object.entries(changes))("%s", (_what, change) => changed(change))

  test("all of it at once", () =>
    changed((text, chance) => Object.values(changes).reduce((changed, change) => change(changed, chance), text)))
})

describe("what can't be read", () => {
  const others = fc
    .array(
      fc.constantFrom("Thank you!", "See you on Monday.", "2 x eggs too?", "Ok: fine", "🙏", "Is CaFN open on Sunday?"),
    )
    .map((lines) => lines.join("\n"))

  test("stands in the rest of its message, in its order and as it came", () => {
    fc.assert(
      fc.property(others, fc.array(fc.tuple(filled, others), { minLength: 1, maxLength: 5 }), (before, parts) => {
        const read = readMessage([before, ...parts.flat()].join("\n"))
        expect(read).toHaveLength(parts.length)
        const linesOf = (text: string) => text.split("\n").filter(Boolean)
        const rests = parts.map(([, after], index) => [...(index ? [] : linesOf(before)), ...linesOf(after)])
        expect(read.map(({ rest }) => rest)).toEqual(rests)
      }),
      CHANGED_RUNS,
    )
  })

  test("is never dropped, whatever was pasted", () => {
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 20 }), (lines) => {
        const [head, ...found] = readMessage(["CaFN question", ...lines].join("\n"))
        const said = JSON.stringify([head, ...found]).replace(/[^\p{L}\p{N}]/gu, "")
        for (const word of lines.join("\n").match(/Nakato|milk|مزرعة/g) ?? []) expect(said).toContain(word)
      }),
      CHANGED_RUNS,
    )
  })
})
