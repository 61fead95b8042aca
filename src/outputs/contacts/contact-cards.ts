import fs from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import ICAL from "ical.js"
import { contactPath, contactsPath } from "../../lib/file-paths"
import { farmerPath } from "../../lib/paths"
import { hasRealNumbers, isStandIn } from "../../lib/stand-ins"

type Content = Queries.ContactsContentQuery
export type Organisation = NonNullable<Content["siteSettings"]>
export type CardFarmer = Content["farmers"]["nodes"][number]

/** Writes public/contacts.vcf and a file per farmer in public/contacts/, without placeholder numbers. */
export async function writeContacts(api: BuildArgs, root: string): Promise<void> {
  const result: { data?: Content; errors?: Error[] } = await api.graphql<Content>(CONTACTS_CONTENT)
  const { siteSettings, farmers } = result.data ?? {}
  if (!siteSettings || !farmers) {
    api.reporter.panicOnBuild("The numbers for the address book could not be read.", result.errors)
    return
  }
  const folder = path.join(root, "public", path.dirname(contactPath("any")))
  fs.rmSync(folder, { recursive: true, force: true })
  const cards = farmerCards(farmers.nodes, siteSettings)
  if (cards.length > 0) fs.mkdirSync(folder, { recursive: true })
  const file = path.join(root, "public", contactsPath)
  fs.rmSync(file, { force: true })
  if (hasRealNumbers(siteSettings)) {
    fs.writeFileSync(file, contactFile([...officeCards(siteSettings), ...cards.map(({ card }) => card)]))
  }
  for (const { file, card } of cards) fs.writeFileSync(path.join(root, "public", file), contactFile([card]))
}

/** Formats cards as vCard 3.0, which old phones read too. */
export const contactFile = (cards: readonly ContactCard[]): string =>
  cards.map((card) => `${ICAL.stringify.component(["vcard", card, []], ICAL.design.vcard3)}\r\n`).join("")

/** Returns a card for each telephone, the vet's line and a separate WhatsApp number, each with its label. */
export function officeCards(site: Organisation): ContactCard[] {
  const { name, telephones, chat, email, address, siteUrl } = site
  const lines = [...telephones, ...(site.vetLine ? [{ label: "Vet line", number: site.vetLine }] : [])]
  const cards = lines.map(({ label, number }, index) => [
    ...createCard(`${name} ${label}`, site),
    field("tel", number, "WORK,VOICE"),
    ...(number === chat.number ? [field("note", "WhatsApp")] : []),
    ...(index === 0
      ? [
          field("email", email, "WORK"),
          field("adr", ["", "", address.street, address.city, "", "", address.country], "WORK"),
          field("url", siteUrl),
        ]
      : []),
  ])
  if (lines.some(({ number }) => number === chat.number)) return cards
  return [...cards, [...createCard(`${name} WhatsApp`, site), field("tel", chat.number, "CELL")]]
}

/** Returns the cards of farmers with real numbers, and their files. */
export const farmerCards = (
  farmers: readonly CardFarmer[],
  site: Organisation,
): { file: string; card: ContactCard }[] =>
  farmers
    .filter(({ phone }) => !isStandIn(phone))
    .map((farmer) => ({
      file: contactPath(farmer.name),
      card: [
        ...createCard(farmer.name, site),
        field("role", farmer.title),
        field("tel", farmer.phone, "CELL"),
        field("email", farmer.email),
        field("url", site.siteUrl + farmerPath(farmer)),
      ],
    }))

/** The content doesn't say which part of a name is the family's. */
const createCard = (fullName: string, { name }: Organisation): ContactCard => [
  field("version", "3.0"),
  field("fn", fullName),
  field("n", ["", fullName, "", "", ""]),
  field("org", name),
]

/** Returns a field as jCard (RFC 7095), which ical.js writes. */
const field = (name: string, value: string | string[], type?: string): Field => [
  name,
  type ? { type: type.split(",") } : {},
  name === "tel" ? "phone-number" : "text",
  value,
]

type Field = [name: string, parameters: { type?: string[] }, kind: string, value: string | string[]]
export type ContactCard = Field[]

const CONTACTS_CONTENT = /* GraphQL */ `
  query ContactsContent {
    siteSettings {
      name
      siteUrl
      email
      telephones {
        label
        number
      }
      vetLine
      chat {
        number
      }
      address {
        street
        city
        country
      }
    }
    farmers: allFarmer(sort: { jsonId: ASC }) {
      nodes {
        jsonId
        name
        title
        phone
        email
      }
    }
  }
`
