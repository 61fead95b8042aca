import { render, screen } from "@testing-library/react"
import { Office } from "../../../src/features/contact/office"
import { officeCopy, officeFacts } from "../../../src/features/contact/contact.fixture"
import { healthNote } from "../../../src/shared/animal-health.fixture"
import { withSite, withUsualSite } from "../../support/site"

afterEach(withUsualSite)
afterEach(() => jest.useRealTimers())

const open = (facts: Partial<typeof officeFacts> = {}) =>
  render(<Office copy={officeCopy} facts={{ ...officeFacts, ...facts }} health={healthNote} />)

test("begins with three ways: a call, WhatsApp and directions; then whether it is open", () => {
  jest.useFakeTimers({ now: new Date("2026-11-23T09:00:00+03:00") })
  open()
  const links = screen.getAllByRole("link").slice(0, 3)
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "tel:+256000000001",
    expect.stringMatching(/^https:\/\/wa\.me\/256000000001\?text=Hello/),
    officeFacts.mapLink,
  ])
  expect(links[0]).toHaveAccessibleName("Call +256 000 000 001")
  const [, , directions] = links
  expect(directions?.compareDocumentPosition(screen.getByText("Open now until 18:00"))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})

test("the other lines are listed with what they are for, the office's not a second time", () => {
  open()
  for (const name of ["+256 000 000 002", "+256 000 000 003"])
    expect(screen.getByRole("link", { name })).toBeInTheDocument()
  expect(screen.queryByRole("link", { name: "+256 000 000 001" })).not.toBeInTheDocument()
  expect(screen.getByText("Membership")).toBeVisible()
})

test("one table of hours where both are the same", () => {
  open()
  expect(screen.getByRole("heading", { name: "Opening hours" })).toBeVisible()
  expect(screen.getAllByText("Saturday")).toHaveLength(1)
})

test("both tables, each with its heading, where they differ", () => {
  open({ supportHours: [{ label: "Every day", opens: "07:00", closes: "20:00" }] })
  expect(screen.queryByRole("heading", { name: "Opening hours" })).not.toBeInTheDocument()
  expect(screen.getByRole("heading", { name: "The office is open" })).toBeVisible()
  expect(screen.getByRole("heading", { name: "Questions are answered" })).toBeVisible()
  expect(screen.getByText("Every day")).toBeVisible()
})

test("promises an answer within 24 hours, beside the hours", () => {
  open()
  const promise = screen.getByText(/within 24 hours/)
  expect(promise.parentElement).toContainElement(screen.getByRole("heading", { name: "Opening hours" }))
})

test("leads those with a sick animal to the vet's number and the page, above and beside the form", () => {
  open()
  expect(screen.getByRole("heading", { name: "Sick or dead animal?" })).toBeVisible()
  expect(screen.getByRole("link", { name: "Call our vet line +256 000 000 004" })).toHaveAttribute(
    "href",
    "tel:+256000000004",
  )
  for (const name of ["What to do, and what not to touch", "If an animal is sick, please call instead"])
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/animal-health")
})

test("names no vet where the site has no vet's number", () => {
  withSite({ vetLine: null })
  open()
  expect(screen.queryByRole("link", { name: /vet line/ })).not.toBeInTheDocument()
  expect(screen.getByRole("link", { name: "What to do, and what not to touch" })).toBeInTheDocument()
})
