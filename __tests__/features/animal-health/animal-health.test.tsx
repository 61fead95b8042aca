import { render, screen, within } from "@testing-library/react"
import { vaccination, whoToCall } from "../../fixtures/animal-health"
import { Vaccination } from "../../../src/features/animal-health/vaccination"
import { WhoToCall } from "../../../src/features/animal-health/who-to-call"
import { withSite, resetSite } from "../../support/site"

afterEach(resetSite)

const renderWhoToCall = () => render(<WhoToCall content={whoToCall} review={null} />)

test("animal health page: links to the vet's number from site.json, and prints it", () => {
  renderWhoToCall()
  expect(screen.getByRole("link", { name: "Call our vet line +256 000 000 004" })).toHaveAttribute(
    "href",
    "tel:+256000000004",
  )
  expect(screen.getByText("Call our vet line: +256 000 000 004")).toBeInTheDocument()
})

test("animal health page: without a vet's number it gives the office's, not called a vet line", () => {
  withSite({ vetLine: null })
  renderWhoToCall()
  expect(screen.getByRole("link", { name: "Call our office: +256 000 000 001" })).toHaveAttribute(
    "href",
    "tel:+256000000001",
  )
  expect(screen.queryByRole("link", { name: /vet line/ })).not.toBeInTheDocument()
  expect(screen.queryByText(whoToCall.hoursNote)).not.toBeInTheDocument()
})

test("animal health page: the WhatsApp link for a photo goes to the number it calls, with the vet's questions", () => {
  renderWhoToCall()
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /^Photo on WhatsApp/ })
  expect(new URL(link.href).searchParams.get("text")).toBe(whoToCall.photoMessage)
  expect(link.href).toContain("https://wa.me/256000000004?")
})

test("animal health page: vaccination has its table and sources, and nothing to fill in by hand", () => {
  render(<Vaccination printable={vaccination}>printable</Vaccination>)
  expect(screen.getByText(/Farmers are registered \(A newspaper, 4 November, 2025\)/)).toBeInTheDocument()
  const table = screen.getByRole("table", { name: "What it costs" })
  expect(within(table).getByRole("row", { name: "5 40,000" })).toBeInTheDocument()
  expect(screen.queryByText("My animals")).not.toBeInTheDocument()
  expect(screen.queryByRole("heading", { name: "My record" })).not.toBeInTheDocument()
})
