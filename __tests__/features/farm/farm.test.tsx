import { render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { AnnouncementList } from "../../../src/features/announcements"
import { FarmDates } from "../../../src/features/farm/farm-dates"
import { announcements } from "../../fixtures/announcements"

afterEach(() => jest.restoreAllMocks())

test("announcements: each names the office that declared it, its letter and the day", () => {
  render(<AnnouncementList announcements={announcements} />)
  expect(screen.getByText(/^Declared by the District Veterinary Office, Kiruhura, letter 12\/2026/)).toBeVisible()
  expect(screen.getAllByText(/^Declared by/)).toHaveLength(announcements.length)
})

const days = { from: "2026-12-01", until: "2026-12-25" }

test.each([
  ["Toronto, the evening before its first day", "2026-11-30T15:59-05:00", 0],
  ["Toronto, when its first day begins in Kampala", "2026-11-30T16:00-05:00", 1],
  ["Auckland, the day after its last day", "2026-12-26T09:59+13:00", 1],
  ["Auckland, when its last day ends in Kampala", "2026-12-26T10:00+13:00", 0],
])("announcements: shown on their days in Kampala, whenever the site was built: %s", (_, moment, count) => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse(moment))
  for (const isCurrent of [true, false]) {
    const { unmount } = render(
      <AnnouncementList
        announcements={announcements.map((announcement) => ({ ...announcement, ...days, isCurrent }))}
      />,
    )
    expect(screen.queryAllByRole("listitem")).toHaveLength(count)
    unmount()
  }
})

test("announcements: server HTML has those that are current at the build", () => {
  const getHtml = (isCurrent: boolean) =>
    renderToStaticMarkup(
      <AnnouncementList
        announcements={announcements.map((announcement) => ({ ...announcement, ...days, isCurrent }))}
      />,
    )
  expect(getHtml(true)).toContain("1 January 2026 to 31 December 2099")
  expect(getHtml(false)).toBe("")
})

test("dates: hides days that have passed in Kampala, but no monthly days; server HTML has all", () => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-12-31T16:00-05:00"))
  const dates = [
    { title: "Training", date: "2026-12-31", monthly: null },
    { title: "Open day", date: "2027-01-01", monthly: null },
    { title: "Group orders", date: null, monthly: { words: "by the 25th of each month" } },
  ]
  const { container } = render(<FarmDates dates={dates} />)
  expect(container).not.toHaveTextContent("Training")
  expect(container).toHaveTextContent("Open day: Friday 1 January 2027Group orders: by the 25th of each month")
  expect(renderToStaticMarkup(<FarmDates dates={dates} />)).toContain("Thursday 31 December 2026")
})
