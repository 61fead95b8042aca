import { render, screen, within } from "@testing-library/react"
import { contact } from "../../../src/content/types/contact"
import { entry } from "../../fixtures/entry"
import { PhoneBook } from "../../../src/features/contact/phone-book"
import { messages } from "../../../src/features/contact/messages"
import { withSite, resetSite } from "../../support/site"

afterEach(resetSite)

const { phoneBook } = entry<{ phoneBook: Queries.PhoneBookContentFragment }>(contact)
const renderPhoneBook = () => render(<PhoneBook content={phoneBook} mapLink="https://www.openstreetmap.org/" />)

test("phone book: lists each number once, with links for call, WhatsApp and SMS", () => {
  renderPhoneBook()
  for (const last of [1, 2, 3, 4]) expect(screen.getAllByText(`+256 000 000 00${last}`)).toHaveLength(1)
  const row = within(screen.getByText("Membership").parentElement ?? document.body)
  expect(row.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Call: Membership", "tel:+256000000002"],
    ["WhatsApp: Membership (opens in a new tab)", expect.stringMatching(/^https:\/\/wa\.me\/256000000002\?text=Hello/)],
    ["SMS: Membership", expect.stringMatching(/^sms:\+256000000002\?&body=Hello/)],
  ])
})

test("phone book: has no vet line if the site has no vet's number", () => {
  withSite({ vetLine: null })
  renderPhoneBook()
  expect(screen.queryByText("Vet line")).not.toBeInTheDocument()
})

test.each([
  [null, 1],
  ["+256 000 000 004", 0],
])("phone book: offers to save contacts only if all numbers are real (vet line %s: %i links)", (vetLine, count) => {
  const number = "+256 414 123 456"
  withSite({ vetLine, telephones: [{ key: "office", label: "Office", number }], chat: { greeting: "Hello", number } })
  renderPhoneBook()
  expect(screen.queryAllByRole("link", { name: messages.save })).toHaveLength(count)
})
