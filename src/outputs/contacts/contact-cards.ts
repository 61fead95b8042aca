import fs from "node:fs"
import path from "node:path"
import ICAL from "ical.js"
import { readNodes, type EntryOf, type NodeSource } from "../../content/entry-nodes"
import { farmer } from "../../content/types/farmer"
import { contactPath, contactsPath } from "../../lib/file-paths"
import { farmerPath } from "../../lib/paths"
import { hasRealNumbers, isPlaceholder } from "../../lib/placeholders"
import { readOrganisation, type Organisation } from "../organisation"
import { writeFile } from "../write-file"

export type CardFarmer = Pick<EntryOf<typeof farmer>, "jsonId" | "name" | "title" | "phone" | "email">

/** Writes public/contacts.vcf and a file per farmer in public/contacts/, without placeholder numbers. */
export function writeContacts(api: NodeSource, root: string): void {
  const site = readOrganisation(root)
  const folder = path.join(root, "public", path.dirname(contactPath("any")))
  fs.rmSync(folder, { recursive: true, force: true })
  const cards = farmerCards(readNodes(api, farmer), site)
  const file = path.join(root, "public", contactsPath)
  fs.rmSync(file, { force: true })
  if (hasRealNumbers(site)) writeFile(file, contactFile([...officeCards(site), ...cards.map(({ card }) => card)]))
  for (const { file, card } of cards) writeFile(path.join(root, "public", file), contactFile([card]))
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
    .filter(({ phone }) => !isPlaceholder(phone))
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

/** The whole name is the given name, because the content has no family name. */
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
