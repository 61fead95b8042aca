import { render, screen } from "@testing-library/react"
import { AnnouncementList } from "../../../src/features/announcements"
import { FarmYear } from "../../../src/features/farm/farm-year"
import { announcements } from "../../fixtures/announcements"
import { farm } from "../../../src/content/types/farm"
import { entry } from "../../fixtures/entry"
import { lastReview } from "../../fixtures/provenance"

const { year: farmYear } = entry<{ year: Queries.FarmYearCopyFragment }>(farm)

test("announcements: each names the office that declared it, its letter and the day", () => {
  render(<AnnouncementList notices={announcements} />)
  expect(screen.getByText(/^Declared by the District Veterinary Office, Kiruhura, letter 12\/2026/)).toBeVisible()
  expect(screen.getAllByText(/^Declared by/)).toHaveLength(announcements.length)
})

test("farm page: the year on the farm says whether a vet has reviewed it", () => {
  const { rerender } = render(<FarmYear copy={farmYear} />)
  expect(screen.getByText(/^No vet has checked this page yet/)).toBeVisible()
  rerender(<FarmYear copy={{ ...farmYear, lastReview }} />)
  expect(screen.getByText(/District veterinary officer, Lira/)).toBeVisible()
})
