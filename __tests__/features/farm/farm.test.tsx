import { render, screen } from "@testing-library/react"
import { FarmNotices } from "../../../src/features/farm/farm-notices"
import { FarmYear } from "../../../src/features/farm/farm-year"
import { farmNotices, farmYear } from "../../fixtures/farm"
import { lastReview } from "../../fixtures/provenance"

test("farm page: each notice names the office that declared it, its letter and the day", () => {
  render(<FarmNotices notices={farmNotices} />)
  expect(screen.getByText(/^Declared by the District Veterinary Office, Kiruhura, letter 12\/2026/)).toBeVisible()
  expect(screen.getAllByText(/^Declared by/)).toHaveLength(farmNotices.length)
})

test("farm page: without notices their section is empty", () => {
  const { container } = render(<FarmNotices notices={[]} />)
  expect(container).toBeEmptyDOMElement()
})

test("farm page: the year on the farm says whether a vet has reviewed it", () => {
  const { rerender } = render(<FarmYear copy={farmYear} />)
  expect(screen.getByText(/^No vet has checked this page yet/)).toBeVisible()
  rerender(<FarmYear copy={{ ...farmYear, lastReview }} />)
  expect(screen.getByText(/District veterinary officer, Lira/)).toBeVisible()
})
