/** @jest-environment node */
import ICAL from "ical.js"
import { contactFile, farmerCards, officeCards, type CardFarmer } from "../../../src/outputs/contacts/contact-cards"
import type { Organisation } from "../../../src/outputs/organisation"

const site: Organisation = {
  name: "CaFN",
  siteUrl: "https://cafn.example",
  email: "hello@cafn.example",
  telephones: [
    { label: "Office", number: "+256 000 000 001" },
    { label: "Markets and orders", number: "+256 000 000 003" },
  ],
  vetLine: "+256 000 000 004",
  chat: { number: "+256 000 000 001" },
  address: { street: "Plot 1, Kabalagala", city: "Kampala", country: "Uganda" },
}

const farmer = (changes: Partial<CardFarmer> = {}): CardFarmer => ({
  jsonId: 7,
  name: "Namara Ruth",
  title: "Dairy farmer",
  phone: "+256 772 000 007",
  email: "ruth@cafn.example",
  ...changes,
})

/** Parses a file with ical.js, which other address books use. */
const parse = (text: string) => {
  const parsed = ICAL.parse(text) as unknown[]
  const cards = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][]
  return cards.map((card) => new ICAL.Component(card))
}
const getValues = (card: ICAL.Component | undefined, name: string) =>
  card?.getAllProperties(name).map((property) => property.getFirstValue())

test("contact cards: one card for each of the organisation's telephone lines", () => {
  const cards = parse(contactFile(officeCards(site)))
  expect(cards.map((card) => [getValues(card, "fn"), getValues(card, "tel")])).toEqual([
    [["CaFN Office"], ["+256 000 000 001"]],
    [["CaFN Markets and orders"], ["+256 000 000 003"]],
    [["CaFN Vet line"], ["+256 000 000 004"]],
  ])
  expect(cards.map((card) => [card.name, ...(getValues(card, "version") ?? [])])).toEqual(
    Array(3).fill(["vcard", "3.0"]),
  )
  // The office's number is also the number for WhatsApp.
  expect(getValues(cards[0], "note")).toEqual(["WhatsApp"])
})

test("contact cards: the office's card has e-mail and address; WhatsApp's own number has a card", () => {
  const settings = { ...site, vetLine: null, chat: { number: "+256 000 000 009" } }
  const cards = parse(contactFile(officeCards(settings)))
  const names = cards.map((card) => getValues(card, "fn")?.[0])
  expect(names).toEqual(["CaFN Office", "CaFN Markets and orders", "CaFN WhatsApp"])
  expect(getValues(cards[0], "email")).toEqual(["hello@cafn.example"])
  expect(getValues(cards[0], "url")).toEqual(["https://cafn.example"])
  expect(getValues(cards[0], "adr")?.flat()).toEqual(
    expect.arrayContaining(["Plot 1, Kabalagala", "Kampala", "Uganda"]),
  )
})

test("contact cards: a farmer's card has name, number, work and page", () => {
  const [first] = farmerCards([farmer()], site)
  expect(first?.file).toBe("/contacts/namara-ruth.vcf")
  const [card] = parse(contactFile(first ? [first.card] : []))
  expect(getValues(card, "fn")).toEqual(["Namara Ruth"])
  expect(getValues(card, "tel")).toEqual(["+256 772 000 007"])
  expect(getValues(card, "role")).toEqual(["Dairy farmer"])
  expect(getValues(card, "url")).toEqual(["https://cafn.example/farmer-details/7"])
})

test("contact cards: a farmer with a placeholder number has none", () => {
  const cards = farmerCards([farmer({ phone: "+256 000 000 011" }), farmer({ jsonId: 8, name: "Okot" })], site)
  expect(cards.map(({ file }) => file)).toEqual(["/contacts/okot.vcf"])
})
