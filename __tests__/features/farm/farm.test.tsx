import { render, screen } from "@testing-library/react"
import { AnnouncementList } from "../../../src/features/announcements"
import { announcements } from "../../fixtures/announcements"

test("announcements: each names the office that declared it, its letter and the day", () => {
  render(<AnnouncementList notices={announcements} />)
  expect(screen.getByText(/^Declared by the District Veterinary Office, Kiruhura, letter 12\/2026/)).toBeVisible()
  expect(screen.getAllByText(/^Declared by/)).toHaveLength(announcements.length)
})
