import { render, screen } from "@testing-library/react"
import { Office } from "../../../src/features/contact/office"
import { contact } from "../../../src/content/types/contact"
import { entry } from "../../fixtures/entry"
import { openingHours } from "../../fixtures/opening-hours"

const officeContent = entry<Queries.OfficeContentFragment>(contact)
const defaultFacts = { mapLink: "https://www.openstreetmap.org/", openingHours, supportHours: openingHours }

const renderOffice = (facts: Partial<typeof defaultFacts> = {}) =>
  render(<Office content={officeContent} facts={{ ...defaultFacts, ...facts }} />)

test("opening hours: two tables, each with its heading, if they differ", () => {
  renderOffice({ supportHours: [{ label: "Every day", days: [], opens: "07:00", closes: "20:00" }] })
  expect(screen.getByRole("heading", { name: "The office is open" })).toBeVisible()
  expect(screen.getByRole("heading", { name: "Questions are answered" })).toBeVisible()
  expect(screen.getByText("Every day")).toBeVisible()
})

test("opening hours: one table beside the promise of an answer if office and support have the same", () => {
  renderOffice()
  const promise = screen.getByText(officeContent.reach.answer)
  // Throws if there are two.
  expect(promise.parentElement?.parentElement).toContainElement(screen.getByText("Saturday"))
})
