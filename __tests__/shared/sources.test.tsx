import { render, screen, within } from "@testing-library/react"
import { ReviewedBy, Sources } from "../../src/shared/sources"

const sources: readonly Queries.SourceFragment[] = [
  { title: "Anthrax in humans and animals, 4th edition", publisher: "WHO, FAO and OIE", year: 2008 },
  { title: "Crimean-Congo haemorrhagic fever, fact sheet", publisher: "WHO", year: 2022 },
]

test("sources: each has its publisher and its year", () => {
  render(<Sources sources={sources} />)
  expect(
    within(screen.getByRole("list"))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Anthrax in humans and animals, 4th edition. WHO, FAO and OIE, 2008",
    "Crimean-Congo haemorrhagic fever, fact sheet. WHO, 2022",
  ])
})

test("reviewed by: names the vet, the licence and the day, and is empty before", () => {
  const { container, rerender } = render(<ReviewedBy review={null} />)
  expect(container).toBeEmptyDOMElement()
  rerender(<ReviewedBy review={{ name: "Dr Apio", licence: "UVB 1234", date: { day: 3, month: "Dec", year: 2026 } }} />)
  expect(container).toHaveTextContent("Checked by Dr Apio, licence UVB 1234, 3 December 2026")
})
