/** @jest-environment node */
import { getLinkKind } from "../../src/components/link"
import { mailLink, telephoneLink, whatsAppLink } from "../../src/lib/message-links"
import { shareLinks } from "../../src/lib/share-links"
import { smsLink } from "../../src/lib/sms"

/** Characters with a special meaning in a URL, and characters outside ASCII. */
const specialText = `Fish & chips? 100% #1 + 2 = 3; "é" 🐄\nnext line/\\`

test.each([
  ["/shop?page=2", "internal"],
  ["HTTP://example.com", "external"],
  ["//example.com/x", "external"],
  ["tel:+256000000001", "direct"],
  ["#main", "direct"],
  ["/registration/form.html?x=1", "direct"],
])("getLinkKind: %s is %s", (href, kind) => {
  expect(getLinkKind(href)).toBe(kind)
})

test("telephone link: keeps digits and the plus only", () => {
  expect(telephoneLink("+256 000 000-001")).toBe("tel:+256000000001")
})

test("WhatsApp link: encodes the exact text", () => {
  const link = new URL(whatsAppLink("+256 (0)00 000-001", specialText))
  expect([link.origin, link.pathname, link.hash]).toEqual(["https://wa.me", "/256000000001", ""])
  expect(Array.from(link.searchParams)).toEqual([["text", specialText]])
})

test("SMS link: encodes the exact text, in the form that Android and iOS accept", () => {
  const link = smsLink("+256 000 000 001", specialText)
  expect(link).toMatch(/^sms:\+256000000001\?&body=[^&#+\s]+$/)
  expect(decodeURIComponent(link.split("body=")[1] ?? "")).toBe(specialText)
})

test("mail link: encodes exact subject and body, and is the bare address without them", () => {
  expect(mailLink("hello@cafn.example", { subject: "", body: undefined })).toBe("mailto:hello@cafn.example")
  const [address, query] = mailLink("hello@cafn.example", { subject: "Goats & sheep", body: specialText }).split("?")
  expect(address).toBe("mailto:hello@cafn.example")
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ subject: "Goats & sheep", body: specialText })
  // In mailto links a plus is not decoded to a space.
  expect(query).not.toContain("+")
})

test("share links: WhatsApp first, each with the encoded title and address", () => {
  const page = { title: "Hay & milk: 80%? “Yes”", url: "https://cafn.example/blog-single/1?a=b&c=d" }
  const links = shareLinks(page).map(({ label, href }) => {
    const { origin, pathname, searchParams } = new URL(href)
    return [label, origin + pathname, Object.fromEntries(searchParams)]
  })
  expect(links).toEqual([
    ["WhatsApp", "https://wa.me/", { text: `${page.title} ${page.url}` }],
    ["Facebook", "https://www.facebook.com/sharer/sharer.php", { u: page.url }],
    ["X", "https://x.com/intent/post", { text: page.title, url: page.url }],
    ["Telegram", "https://t.me/share/url", { url: page.url, text: page.title }],
  ])
})
