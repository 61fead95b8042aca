import { render, screen } from "@testing-library/react"
import { Figures } from "../../../src/features/about/figures"

const measured = { what: "Milk delivered.", where: "62 farms in Lira", when: "March 2026", by: "the office" }

test("figures: only those with a measurement are listed, and without one there is no section", () => {
  const { container, rerender } = render(<Figures claims={[{ words: "38K customers", measured: null }]} />)
  expect(container).toBeEmptyDOMElement()
  rerender(
    <Figures
      claims={[
        { words: "80% of the milk", measured },
        { words: "38K customers", measured: null },
      ]}
    />,
  )
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "80% of the milk (Milk delivered. 62 farms in Lira, March 2026, the office)",
  ])
})
