import { render, screen, within } from "@testing-library/react"
import { Footer } from "../../src/layout/footer"

const getFooter = () => within(screen.getByRole("contentinfo"))

test("footer: has address, e-mail, telephones, accounts and the subscribe form with its heading", async () => {
  render(<Footer />)
  expect(await getFooter().findByRole("textbox", { name: "Your email address" }, { timeout: 10_000 })).toBeVisible()
  expect(getFooter().getByText(/Kabalagala, Kampala/)).toBeVisible()
  expect(getFooter().getByRole("link", { name: "hello@cafn.example" })).toHaveAttribute(
    "href",
    "mailto:hello@cafn.example",
  )
  for (const digit of [1, 2, 3]) {
    expect(getFooter().getByRole("link", { name: `+256 000 000 00${digit}` })).toHaveAttribute(
      "href",
      `tel:+25600000000${digit}`,
    )
  }
  for (const network of ["Facebook", "Instagram", "YouTube", "TikTok"]) {
    expect(getFooter().getByRole("link", { name: `CaFN on ${network} (opens in a new tab)` })).toBeVisible()
  }
  // One is displayed at a time.
  expect(getFooter().getAllByRole("heading", { name: "Subscribe" })).toHaveLength(2)
})
