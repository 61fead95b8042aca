import { render, screen } from "@testing-library/react"
import { OwnerFacts } from "../../src/shared/owner-facts"
import { facts, knownFacts } from "../fixtures/rules"

test("what the owner has not given stands in one list, under one sentence", () => {
  render(<OwnerFacts facts={facts} />)
  expect(screen.getAllByText(facts.missing)).toHaveLength(1)
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Legal form", "Yearly report"])
  expect(screen.queryByRole("definition")).toBeNull()
})

test("a fact that is known is shown, with the way to read more, and is not in the list", () => {
  render(<OwnerFacts facts={knownFacts} />)
  expect(screen.getByText("A society of members.")).toBeVisible()
  expect(screen.getByRole("link", { name: /^Report of 2025/ })).toHaveAttribute(
    "href",
    "https://example.org/report.pdf",
  )
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Board"])
})
