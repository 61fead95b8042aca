import { render, screen, within } from "@testing-library/react"
import { Footer } from "../../src/layout/footer"

const foot = () => within(screen.getByRole("contentinfo"))

test("footer: has the address, the e-mail and all three telephones", () => {
  render(<Footer />)
  expect(foot().getByText(/Kabalagala, Kampala/)).toBeVisible()
  expect(foot().getByRole("link", { name: "hello@cafn.example" })).toHaveAttribute("href", "mailto:hello@cafn.example")
  for (const last of [1, 2, 3]) {
    expect(foot().getByRole("link", { name: `+256 000 000 00${last}` })).toHaveAttribute(
      "href",
      `tel:+25600000000${last}`,
    )
  }
})

test("footer: has the four accounts, and a heading over the subscribe form", () => {
  render(<Footer />)
  for (const network of ["Facebook", "Instagram", "YouTube", "TikTok"]) {
    expect(foot().getByRole("link", { name: `CaFN on ${network} (opens in a new tab)` })).toBeVisible()
  }
  // One is displayed at a time.
  expect(foot().getAllByRole("heading", { name: "Subscribe" })).toHaveLength(2)
})
