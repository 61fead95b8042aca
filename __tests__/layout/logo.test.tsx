import { render, screen } from "@testing-library/react"
import { Logo } from "../../src/layout/logo"

test("leads home, and says so", () => {
  render(<Logo />)
  expect(screen.getByRole("link", { name: "CaFN, home" })).toHaveAttribute("href", "/")
})
