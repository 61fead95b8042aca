import { render, screen, within } from "@testing-library/react"
import { FarmerDetail } from "../../../src/features/farmers/farmer-detail"
import { farmer } from "../../fixtures/team"

test("farmer page: has photo, title with district, a bar for each skill, and two lists", () => {
  const { container } = render(<FarmerDetail farmer={farmer} />)
  expect(screen.getByRole("img", { name: farmer.thumb.alt })).toBeInTheDocument()
  expect(screen.getByRole("heading", { level: 2, name: `${farmer.title}, ${farmer.district}` })).toBeVisible()
  const bars = Array.from(container.querySelectorAll("[data-slot=progress-bar]"), (bar) => bar.textContent)
  expect(bars).toEqual(["Dairy management 96%", "Fodder and feeding 92%"])
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    "Skills",
    "On the farm",
    "In the network",
  ])
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Clean milk",
    "Calf rearing",
    "Farm school teacher",
  ])
})

test("farmer page: says who she is before how to reach her, and her trade before what she does", () => {
  render(<FarmerDetail farmer={farmer} />)
  const trade = screen.getByRole("heading", { name: `${farmer.title}, ${farmer.district}` })
  const parts = [trade, screen.getByText(farmer.summary), screen.getByText(farmer.biography)]
  const order = [...parts, screen.getByRole("region", { name: `Ask ${farmer.name}` })]
  const isBefore = (a: Element, b: Element | undefined) =>
    !b || a.compareDocumentPosition(b) === Node.DOCUMENT_POSITION_FOLLOWING
  expect(order.map((part, at) => isBefore(part, order[at + 1]))).toEqual([true, true, true, true])
})

test("farmer page: links to telephone, WhatsApp, e-mail, card, accounts and contact page", () => {
  render(<FarmerDetail farmer={farmer} />)
  const contact = within(screen.getByRole("region", { name: `Ask ${farmer.name}` }))
  const addresses = contact.getAllByRole("link").map((link) => link.getAttribute("href"))
  expect(addresses).toEqual([
    "tel:+256000000011",
    expect.stringMatching(/^https:\/\/wa\.me\/256000000011\?text=/),
    "mailto:nakato@cafn.example",
    "/contacts/nakato-prossy.vcf",
    "https://www.facebook.com/",
    "https://www.instagram.com/",
    "https://www.youtube.com/",
    "https://www.tiktok.com/",
    "/contact",
  ])
})

test("farmer page: a sample farmer is marked as an example, and has no telephone, chat or mail, but the office", () => {
  render(<FarmerDetail farmer={{ ...farmer, isSample: true }} />)
  expect(screen.getByText("Example")).toBeVisible()
  const contact = within(screen.getByRole("region", { name: "Contact" }))
  expect(contact.queryByText(farmer.phone)).toBeNull()
  expect(contact.getByText(/An example of a team page/)).toBeVisible()
  const addresses = contact.getAllByRole("link").map((link) => link.getAttribute("href"))
  expect(addresses).toEqual([
    "https://www.facebook.com/",
    "https://www.instagram.com/",
    "https://www.youtube.com/",
    "https://www.tiktok.com/",
    "/contact",
  ])
})
