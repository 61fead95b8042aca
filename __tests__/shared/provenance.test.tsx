import { render, screen, within } from "@testing-library/react"
import { LastReview, Provenance } from "../../src/shared/provenance"
import { lastReview, sources } from "../fixtures/provenance"

test("provenance: lists each source with its publisher and its year", () => {
  render(<Provenance sources={sources} />)
  expect(screen.getByRole("heading", { name: "Sources" })).toBeVisible()
  expect(
    within(screen.getByRole("list"))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Anthrax in humans and animals, 4th edition. WHO, FAO and OIE, 2008",
    "Crimean-Congo haemorrhagic fever, fact sheet. WHO, 2022",
  ])
})

test("provenance: a page about health names its reviewer and date, or says that it has none", () => {
  const { rerender } = render(<LastReview review={null} />)
  expect(screen.getByText("No vet has checked this page yet. Ask one before you act.")).toBeVisible()
  rerender(<LastReview review={lastReview} />)
  expect(screen.getByText("3 December 2026")).toHaveAttribute("datetime", "2026-12-03")
  expect(screen.queryByText(/No vet/)).not.toBeInTheDocument()
})
