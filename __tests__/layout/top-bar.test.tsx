import { render, screen, within } from "@testing-library/react"
import { TopBar } from "../../src/layout/top-bar"

test("top bar: has telephone, e-mail, and four accounts that open in a new tab", () => {
  render(<TopBar />)
  const bar = within(screen.getByRole("region", { name: "Ways to reach us" }))
  expect(bar.getByRole("link", { name: "+256 000 000 001" })).toHaveAttribute("href", "tel:+256000000001")
  expect(bar.getByRole("link", { name: "hello@cafn.example" })).toHaveAttribute("href", "mailto:hello@cafn.example")
  const links = bar.getAllByRole<HTMLAnchorElement>("link", { name: /^CaFN on/ })
  expect(links.map(({ host }) => host)).toEqual([
    "www.facebook.com",
    "www.instagram.com",
    "www.youtube.com",
    "www.tiktok.com",
  ])
  for (const account of links) {
    expect(account).toHaveAttribute("target", "_blank")
    expect(account).toHaveAttribute("rel", expect.stringContaining("noopener"))
  }
})
