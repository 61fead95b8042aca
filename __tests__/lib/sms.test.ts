import { smsCharacters, smsLink, smsParts } from "../../src/lib/sms"

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

test("a text for an SMS has no character that halves the room of a message where there is another for it", () => {
  expect(smsCharacters("2 × “milk” – it’s\u00A0fresh…")).toBe(`2 x "milk" - it's fresh...`)
  expect(smsCharacters("Ngũgĩ, José, Ñandú, Ŋatuk")).toBe("Ngugi, José, Ñandu, Ŋatuk")
})
