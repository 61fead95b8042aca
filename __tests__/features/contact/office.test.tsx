import { render, screen } from "@testing-library/react"
import { Office } from "../../../src/features/contact/office"
import { contact } from "../../../src/content/types/contact"
import { entry } from "../../fixtures/entry"
import { openingHours } from "../../fixtures/opening-hours"

const officeContent = entry<Queries.OfficeContentFragment>(contact)
const officeFacts = { mapLink: "https://www.openstreetmap.org/", openingHours, supportHours: openingHours }

const open = (facts: Partial<typeof officeFacts> = {}) =>
  render(<Office content={officeContent} facts={{ ...officeFacts, ...facts }} />)

test("opening hours: one table if office and support have the same", () => {
  open()
  expect(screen.getAllByText("Saturday")).toHaveLength(1)
})

test("opening hours: two tables, each with its heading, if they differ", () => {
  open({ supportHours: [{ label: "Every day", days: [], opens: "07:00", closes: "20:00" }] })
  expect(screen.getByRole("heading", { name: "The office is open" })).toBeVisible()
  expect(screen.getByRole("heading", { name: "Questions are answered" })).toBeVisible()
  expect(screen.getByText("Every day")).toBeVisible()
})

test("opening hours: stand beside the promise of an answer within 24 hours", () => {
  open()
  const promise = screen.getByText(officeContent.reach.answer)
  expect(promise.parentElement?.parentElement).toContainElement(screen.getByText("Saturday"))
})
