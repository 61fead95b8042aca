/** @jest-environment node */
import fc from "fast-check"
import type { CartItem } from "../../../src/lib/cart"
import { whatsAppLink } from "../../../src/lib/message-links"
import { MOST_SMS_PARTS, smsCharacters, smsParts } from "../../../src/lib/sms"
import { fitSms, fitWhatsApp, LONGEST_LINK } from "../../../src/lib/messages/fit"
import { orderMessage as messageOfOrder, type Order } from "../../../src/features/cart/order-message"

const item = (id: number, fields: Partial<CartItem> = {}): CartItem => ({
  id,
  title: `Product number ${id}`,
  thumb: "products/fresh-milk",
  unitPrice: { amountMinor: 2_250_000, currency: "UGX" },
  quantity: 2,
  ...fields,
})

const order = (fields: Partial<Order> = {}): Order => ({
  number: "7K3Q-2",
  items: [
    item(3, { title: "Fresh Milk" }),
    item(7, { title: "Leather Hide", unitPrice: { amountMinor: 4_250, currency: "USD" }, quantity: 1 }),
  ],
  shipping: "Free shipping",
  name: "Nakato Prossy",
  place: "Gulu, Uganda",
  notes: "",
  ...fields,
})

const OFFICE = "+256 000 000 001"
const orderMessage = (telephone: string, order: Order) => fitWhatsApp(telephone, messageOfOrder(order))
const orderSms = (order: Order) => fitSms(messageOfOrder(order))
const linkOf = (fields?: Partial<Order>) => whatsAppLink(OFFICE, orderMessage(OFFICE, order(fields)).text)
/** What WhatsApp reads out of the link. */
const messageOf = (fields?: Partial<Order>) => new URL(linkOf(fields)).searchParams.get("text") ?? ""
const lineOf = (message: string, start: string) => message.split("\n").filter((line) => line.startsWith(start))

test("a message that a person would write: number, goods, totals, shipping, name, place, notes", () => {
  expect(linkOf()).toMatch(/^https:\/\/wa\.me\/256000000001\?text=CaFN%20order%207K3Q-2%0A/)
  expect(messageOf({ notes: "After four, please." })).toBe(
    [
      "CaFN order 7K3Q-2",
      "2 × Fresh Milk, UGX 22,500 each: UGX 45,000",
      "1 × Leather Hide: $42.50",
      "Total: UGX 45,000",
      "Total: $42.50",
      "Shipping: Free shipping",
      "Name: Nakato Prossy",
      "Place: Gulu, Uganda",
      "Notes: After four, please.",
    ].join("\n"),
  )
})

test("prices that are not today's say from when they are, after the totals", () => {
  const lines = messageOf({ pricesFrom: "14 November 2026" }).split("\n")
  expect(lines.slice(3, 7)).toEqual([
    "Total: UGX 45,000",
    "Total: $42.50",
    "Shipping: Free shipping",
    "Prices as of: 14 November 2026",
  ])
})

test("what is not known is not there", () => {
  const message = messageOf({ name: " ", place: "", notes: "\n" })
  expect(message).not.toContain("Name")
  expect(message).not.toContain("Notes")
  expect(message).not.toContain("Prices as of")
  expect(message).not.toContain("Place")
})

test.each([
  ["signs that addresses use", "Nakato & Sons #1 = 100% + more? a/b\\c;d:e@f"],
  ["quotation marks", `"Nakato" 'Prossy' «X» <b>bold</b>`],
  ["emoji of several parts", "👩🏾‍🌾🐄🇺🇬"],
  ["right to left", "مزرعة ناكاتو"],
  ["accents and letters of Uganda", "Ŋatuk Àjok Ɓ"],
  ["what is encoded already", "%26%0A%F0%9F"],
])("%s come through as they are", (_what, text) => {
  const message = messageOf({
    name: text,
    place: text,
    notes: text,
    items: [item(1, { title: text, unit: { one: "can", many: "cans" } })],
  })
  expect(message).toContain(`Name: ${text}`)
  expect(message).toContain(`Place: ${text}`)
  expect(message).toContain(`Notes: ${text}`)
  expect(message).toContain(`2 × ${text} (can), UGX 22,500 each`)
})

test("notes keep their lines; a name or a title can't begin one", () => {
  const message = messageOf({
    name: "Nakato\nTotal: UGX 1",
    notes: "first\nsecond",
    items: [item(1, { title: "Milk\r\nTotal: UGX 1" })],
  })
  expect(message).toContain("Notes:\n> first\n> second")
  expect(lineOf(message, "Total")).toEqual(["Total: UGX 45,000"])
})

test("half a character, which no address can carry, breaks nothing", () => {
  expect(messageOf({ name: "Na\uD83Dkato", notes: "\uDC04", items: [item(1, { title: "Cow \uD83D" })] })).toContain(
    "Name: Na\uFFFDkato",
  )
})

describe("too long for a link", () => {
  const items = Array.from({ length: 70 }, (_, index) =>
    item(index + 1, index % 2 ? { unitPrice: { amountMinor: 2_250_000, currency: "USD" } } : {}),
  )

  test("seventy lines: as many as there is room for, how many more, and every total to the last coin", () => {
    const message = messageOf({ items, notes: "Call first" })
    expect(linkOf({ items, notes: "Call first" }).length).toBeLessThanOrEqual(LONGEST_LINK)
    const shown = lineOf(message, "2 ×")
    expect(shown.length).toBeGreaterThan(35)
    expect(shown[0]).toBe("2 × Product number 1")
    expect(message).toContain(`… and ${70 - shown.length} more items`)
    expect(lineOf(message, "Total")).toEqual(["Total: UGX 1,575,000", "Total: $1,575,000.00"])
    expect(message).toContain("Name: Nakato Prossy")
    expect(message).toContain("Notes: Call first")
  })

  test("a little too long: the single prices go first, and every line stays", () => {
    const message = messageOf({ items: items.slice(0, 26) })
    expect(lineOf(message, "2 ×")).toHaveLength(26)
    expect(message).not.toContain("each")
    expect(message).not.toContain("more item")
  })

  test.each([
    ["notes", { notes: "🐄".repeat(5_000) }],
    ["a name", { name: "👩🏾‍🌾".repeat(5_000), place: "Ŋ".repeat(5_000) }],
    ["a title", { items: [item(1, { title: "牛".repeat(100_000) }), item(2)] }],
    [
      "everything",
      { name: "&".repeat(9_000), place: "%".repeat(9_000), notes: "\n".repeat(9_000) + "#".repeat(9_000), items },
    ],
  ] satisfies [string, Partial<Order>][])(
    "%s without end is cut, between characters; the totals stay",
    (_what, fields) => {
      const link = linkOf(fields)
      expect(link.length).toBeLessThanOrEqual(LONGEST_LINK)
      expect(lineOf(messageOf(fields), "Total").length).toBeGreaterThan(0)
      expect(messageOf(fields)).not.toContain("\uFFFD")
    },
  )

  test("fifty thousand lines: those that have room, the rest as a number", () => {
    const many = Array.from({ length: 50_000 }, (_, index) => item(index + 1))
    expect(messageOf({ items: many })).toMatch(/… and 49\d{3} more items/)
  })

  test("says how many goods it leaves out, and whether words are cut", () => {
    const { text, leftOut } = orderMessage(OFFICE, order({ items, name: "N".repeat(300) }))
    expect(text).toContain(`… and ${leftOut.goods} more items`)
    expect(leftOut).toMatchObject({ ends: true, fields: [] })
    expect(orderMessage(OFFICE, order()).leftOut).toEqual({ goods: 0, fields: [], ends: false })
  })
})

describe("the SMS", () => {
  const smsOf = (fields?: Partial<Order>) => orderSms(order(fields)).text
  const unit = { one: "can of 10 litres", many: "cans of 10 litres" }

  test("says the same in fewer words, in letters of the network's alphabet", () => {
    expect(smsOf({ notes: "After “four”, please." })).toBe(
      [
        "CaFN order 7K3Q-2",
        "2 x Fresh Milk: UGX 45,000",
        "1 x Leather Hide: $42.50",
        "Total: UGX 45,000",
        "Total: $42.50",
        "Name: Nakato Prossy",
        "Place: Gulu, Uganda",
        'Notes: After "four", please.',
      ].join("\n"),
    )
  })

  test("loses the prices of its lines first, then notes and place, and takes a third message before any goods", () => {
    const goods = (count: number) => Array.from({ length: count }, (_, index) => item(index + 1, { unit }))
    const six = orderSms(order({ items: goods(5) }))
    expect(lineOf(six.text, "2 x")).toHaveLength(5)
    expect(six.text).toContain("2 x Product number 1 (can of 10 litres)\n")
    expect(six.leftOut).toEqual({ goods: 0, fields: [], ends: false })

    const noted = orderSms(order({ notes: "x".repeat(220) }))
    expect(noted.text).not.toContain("Notes")
    expect(noted.text).toContain("Place: Gulu, Uganda")
    expect(noted.leftOut).toMatchObject({ fields: ["notes"], goods: 0 })

    const twelve = orderSms(order({ items: goods(12), notes: "Call first" }))
    expect(smsParts(twelve.text)).toBe(4)
    expect(lineOf(twelve.text, "2 x")).toHaveLength(12)
    expect(twelve.text).toContain("Name: Nakato Prossy")
  })

  test("counts by alphabet: an emoji in the name costs the room of prices, and no goods", () => {
    const items = Array.from({ length: 5 }, (_, index) => item(index + 1, { unit }))
    const { text, leftOut } = orderSms(order({ items, name: "Nakato 🐄" }))
    expect(lineOf(text, "2 x")).toHaveLength(5)
    expect(leftOut.goods).toBe(0)
    expect(smsParts(text)).toBeLessThanOrEqual(MOST_SMS_PARTS)
  })

  test("tells how many goods six messages have no room for", () => {
    const { text, leftOut } = orderSms(order({ items: Array.from({ length: 60 }, (_, index) => item(index + 1)) }))
    const shown = lineOf(text, "2 x").length
    expect(shown).toBeGreaterThan(30)
    expect(leftOut.goods).toBe(60 - shown)
    expect(text).toContain(`... and ${leftOut.goods} more items`)
    expect(lineOf(text, "Total")).toEqual(["Total: UGX 2,700,000"])
    expect(text).toContain("Name: Nakato Prossy")
  })

  const words = fc.string({ unit: fc.constantFrom(..."ab é{€“ŋ🐄\n"), maxLength: 300 })
  const lines = fc.array(
    fc.record({ title: words, quantity: fc.integer({ min: 1, max: 999 }), unit: fc.constantFrom(unit, undefined) }),
    { minLength: 1, maxLength: 90 },
  )

  test("of any order fits into six messages, has the totals, and drops no goods without saying how many", () => {
    fc.assert(
      fc.property(lines, words, words, words, (goods, name, place, notes) => {
        const items = goods.map((fields, index) => item(index + 1, fields))
        const { text, leftOut } = orderSms(order({ items, name, place, notes }))
        expect(smsParts(text)).toBeLessThanOrEqual(MOST_SMS_PARTS)
        // Nothing is left for the link to change.
        expect(smsCharacters(text)).toBe(text)
        expect(lineOf(text, "Total")).toHaveLength(1)
        const more = /^\.\.\. and (\d+) more items?$/m.exec(text)?.[1] ?? "0"
        expect(leftOut.goods).toBe(Number(more))
      }),
      { numRuns: 60 },
    )
  })

  test("the longest words and fifty thousand lines are cut, and the totals stay", () => {
    const fields = {
      name: "… ".repeat(900),
      place: "…".repeat(900),
      notes: "#".repeat(900),
      pricesFrom: "14 November 2026",
      items: Array.from({ length: 50_000 }, (_, index) =>
        item(index + 1, {
          quantity: 1,
          unitPrice: { amountMinor: 90_071_992_547, currency: index % 2 ? "UGX" : "USD" },
        }),
      ),
    } satisfies Partial<Order>
    const { text, leftOut } = orderSms(order(fields))
    expect(smsParts(text)).toBeLessThanOrEqual(MOST_SMS_PARTS)
    expect(lineOf(text, "Total")).toHaveLength(2)
    expect(text).toMatch(/^Name: /m)
    expect(text).toMatch(/^Place: /m)
    expect(leftOut).toMatchObject({ fields: ["notes"], ends: true })
  })
})
