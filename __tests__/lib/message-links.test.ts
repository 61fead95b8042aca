import { digitsOf, mailLink, telephoneLink, whatsAppLink } from "../../src/lib/message-links"

/** Every character with a special meaning in a URL, and letters of several scripts. */
const hostile = `Fish & chips? 100% #1 + 2 = 3; "é" 🐄\nnext line/\\`

test("a telephone number for a chat is digits only", () => {
  expect(digitsOf("+256 000 000-001")).toBe("256000000001")
  expect(digitsOf("(0) 41 / 12.34")).toBe("0411234")
})

test("a telephone link keeps the plus", () => {
  expect(telephoneLink("+256 000 000 001")).toBe("tel:+256000000001")
})

test("a WhatsApp link contains exactly the given text", () => {
  const link = new URL(whatsAppLink("+256 000 000 001", hostile))
  expect(link.origin).toBe("https://wa.me")
  expect(link.pathname).toBe("/256000000001")
  expect(Array.from(link.searchParams)).toEqual([["text", hostile]])
  expect(link.hash).toBe("")
})

describe("a mail link", () => {
  test("without subject and body is just the e-mail address", () => {
    expect(mailLink("hello@cafn.example")).toBe("mailto:hello@cafn.example")
    expect(mailLink("hello@cafn.example", { subject: "", body: undefined })).toBe("mailto:hello@cafn.example")
  })

  test("contains exactly the given subject and body", () => {
    const link = mailLink("hello@cafn.example", { subject: "Goats & sheep", body: hostile })
    const [address, query] = link.split("?")
    expect(address).toBe("mailto:hello@cafn.example")
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ subject: "Goats & sheep", body: hostile })
    // In mailto links a plus is a plus, so spaces must not become one.
    expect(query).not.toContain("+")
  })
})
