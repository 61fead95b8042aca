import { render, screen, within } from "@testing-library/react"
import { farmer as farmerType } from "../../../src/content/types/farmer"
import { messages } from "../../../src/features/farmers/messages"
import { FarmerDetail } from "../../../src/features/farmers/farmer-detail"
import { siteFacts } from "../../fixtures/use-site"
import { entry } from "../../fixtures/entry"

const farmer: Queries.FarmerDetailFragment = {
  ...entry<Queries.FarmerDetailFragment>(farmerType),
  name: "Nakato Prossy",
  phone: "+256 000 000 011",
  email: "nakato@cafn.example",
}
const socialLinks = siteFacts.siteSettings?.social.map(({ href }) => href) ?? []

test("farmer page: has photo, title with district, a bar for each skill, and two lists", () => {
  const { container } = render(<FarmerDetail farmer={farmer} />)
  expect(screen.getByRole("img", { name: farmer.thumb.alt })).toBeInTheDocument()
  expect(screen.getByRole("heading", { level: 2, name: `${farmer.title}, ${farmer.district}` })).toBeVisible()
  const bars = Array.from(container.querySelectorAll("[data-slot=progress-bar]"), (bar) => bar.textContent)
  expect(bars).toEqual(farmer.skillProgress.map(({ title, end }) => `${title} ${end}%`))
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    "Skills",
    ...farmer.memberData.map(({ listTitle }) => listTitle),
  ])
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(
    farmer.memberData.flatMap(({ memberInfo }) => memberInfo.map(({ title }) => title)),
  )
})

test("farmer page: links to telephone, WhatsApp, e-mail, accounts and contact page", () => {
  render(<FarmerDetail farmer={farmer} />)
  const contact = within(screen.getByRole("region", { name: `${messages.talkTo}${farmer.name}` }))
  expect(contact.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "tel:+256000000011",
    expect.stringMatching(/^https:\/\/wa\.me\/256000000011\?text=/),
    "mailto:nakato@cafn.example",
    ...socialLinks,
    "/contact",
  ])
})
