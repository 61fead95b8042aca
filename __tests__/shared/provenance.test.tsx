import { render, screen, within } from "@testing-library/react"
import { Provenance } from "../../src/shared/provenance"
import { lastReview, sources } from "../fixtures/provenance"

const unreviewed = { sources: null, lastReview: null, isAboutHealth: null }

test("provenance: lists each source with its publisher and its year", () => {
  render(<Provenance entry={{ ...unreviewed, sources }} />)
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
  const { rerender } = render(<Provenance entry={{ ...unreviewed, isAboutHealth: true }} />)
  expect(screen.getByText(/Not yet\. A veterinary officer is to check/)).toBeVisible()
  rerender(<Provenance entry={{ ...unreviewed, isAboutHealth: true, lastReview }} />)
  expect(screen.getByText("3 December 2026")).toHaveAttribute("datetime", "2026-12-03")
  expect(screen.queryByText(/Not yet/)).not.toBeInTheDocument()
})
