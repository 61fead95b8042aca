import { render, screen } from "@testing-library/react"
import { OwnerFacts } from "../../src/shared/owner-facts"
import { facts, knownFacts } from "../../src/shared/rules.fixture"

test("a fact that the owner has not given says that it is not yet published", () => {
  render(<OwnerFacts facts={facts} />)
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "Not yet published",
    "Not yet published",
  ])
})

test("a fact that is known is shown, with the way to read more", () => {
  render(<OwnerFacts facts={knownFacts} />)
  expect(screen.getByText("A society of members.")).toBeVisible()
  expect(screen.getByRole("link", { name: /^Report of 2025/ })).toHaveAttribute(
    "href",
    "https://example.org/report.pdf",
  )
  expect(screen.getAllByText("Not yet published")).toHaveLength(1)
})
