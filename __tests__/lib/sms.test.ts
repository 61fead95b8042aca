import { LONGEST_SMS, smsLink, smsText } from "../../src/lib/sms"

/** Every character with a special meaning in a URL, and letters of several scripts. */
const hostile = `Fish & chips? 100% #1 + 2 = 3; "é" 🐄\nnext line/\\`

test("a text message link contains exactly the given text", () => {
  const link = smsLink("+256 000 000 001", hostile)
  expect(link).toMatch(/^sms:\+256000000001\?body=[^&#+\s]+$/)
  expect(decodeURIComponent(link.split("body=")[1] ?? "")).toBe(hostile)
})

describe("a text for an SMS", () => {
  test("is left as it is when it has room", () => {
    const text = "CaFN order\n2 x Goat Milk: UGX 16,000\nName: Nakato"
    expect(smsText(text)).toBe(text)
    expect(smsText("a".repeat(LONGEST_SMS))).toBe("a".repeat(LONGEST_SMS))
  })

  test("has no character that halves the room of a message", () => {
    expect(smsText("2 × “milk” – it’s\u00A0fresh…")).toBe(`2 x "milk" - it's fresh...`)
  })

  test("ends after a whole word when it is too long", () => {
    const text = smsText("goats ".repeat(100))
    expect(text.length).toBeLessThanOrEqual(LONGEST_SMS)
    expect(text).toMatch(/ goats\.\.\.$/)
    expect(text.length).toBeGreaterThan(LONGEST_SMS - 12)
  })

  test("of one endless word is cut inside of it", () => {
    expect(smsText("b".repeat(400))).toBe(`${"b".repeat(LONGEST_SMS - 3)}...`)
  })
})
