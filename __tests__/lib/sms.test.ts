import fc from "fast-check"
import { MOST_SMS_PARTS, smsLink, smsParts, smsText } from "../../src/lib/sms"

/** Every character with a special meaning in a URL, and letters of several scripts. */
const hostile = `Fish & chips? 100% #1 + 2 = 3; "é" 🐄\nnext line/\\`

test("a text message link contains exactly the given text, in the form that Android and iOS take", () => {
  const link = smsLink("+256 000 000 001", hostile)
  expect(link).toMatch(/^sms:\+256000000001\?&body=[^&#+\s]+$/)
  expect(decodeURIComponent(link.split("body=")[1] ?? "")).toBe(hostile)
})

describe("the number of messages", () => {
  test.each<[string, string, number]>([
    ["160 letters of the alphabet", "a".repeat(160), 1],
    ["161 of them", "a".repeat(161), 2],
    ["306 of them", "a".repeat(306), 2],
    ["307 of them", "a".repeat(307), 3],
    ["a sign of the extension table takes two places", "€".repeat(80), 1],
    ["81 of these", "€".repeat(81), 2],
    ["none of these is divided between two messages", `${"a".repeat(152)}${"€".repeat(77)}`, 3],
    ["70 letters with ŋ", `ŋ${"a".repeat(69)}`, 1],
    ["71 letters with ŋ", `ŋ${"a".repeat(70)}`, 2],
    ["134 letters with ŋ", `ŋ${"a".repeat(133)}`, 2],
    ["135 letters with ŋ", `ŋ${"a".repeat(134)}`, 3],
    ["an emoji takes two places", `${"a".repeat(69)}🐄`, 2],
  ])("%s", (_what, text, parts) => {
    expect(smsParts(text)).toBe(parts)
  })
})

describe("a text for an SMS", () => {
  test("is left as it is when it has room", () => {
    const text = "CaFN order\n2 x Goat Milk: UGX 16,000\nName: Nakato"
    expect(smsText(text)).toBe(text)
    expect(smsText("a".repeat(MOST_SMS_PARTS * 153))).toBe("a".repeat(MOST_SMS_PARTS * 153))
  })

  test("has no character that halves the room of a message where there is another for it", () => {
    expect(smsText("2 × “milk” – it’s\u00A0fresh…")).toBe(`2 x "milk" - it's fresh...`)
    expect(smsText("Ngũgĩ, José, Ñandú, Ŋatuk")).toBe("Ngugi, José, Ñandu, Ŋatuk")
  })

  test("ends after a whole word when it is too long", () => {
    const text = smsText("goats ".repeat(200))
    expect(smsParts(text)).toBe(MOST_SMS_PARTS)
    expect(text).toMatch(/ goats\.\.\.$/)
    expect(text.length).toBeGreaterThan(MOST_SMS_PARTS * 153 - 12)
  })

  test("of one endless word is cut inside of it", () => {
    expect(smsText("b".repeat(2000))).toBe(`${"b".repeat(MOST_SMS_PARTS * 153 - 3)}...`)
  })

  test("always fits, whatever it is made of", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."a b{€“ŋ🐄\n"), maxLength: 1500 }), (text) => {
        expect(smsParts(smsText(text))).toBeLessThanOrEqual(MOST_SMS_PARTS)
      }),
    )
  })
})
