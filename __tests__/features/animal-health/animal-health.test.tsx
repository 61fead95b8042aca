import { readFileSync } from "node:fs"
import { render, screen, within } from "@testing-library/react"
import { dangers, report, whoToRing } from "../../../src/features/animal-health/animal-health.fixture"
import { lastReview, provenanceCopy } from "../../../src/shared/provenance.fixture"
import { Dangers } from "../../../src/features/animal-health/dangers"
import { WhoToRing } from "../../../src/features/animal-health/who-to-ring"
import { openNowCopy } from "../../../src/shared/opening-hours.fixture"
import { withSite, withUsualSite } from "../../support/site"

afterEach(withUsualSite)

const openHead = () => render(<WhoToRing copy={whoToRing} hours={[]} hoursCopy={openNowCopy} />)

test("the page's words hold no number of their own", () => {
  expect(readFileSync("data/animal-health.json", "utf8")).not.toMatch(/\+?\d[\d ]{6,}/)
})

test("the vet's number of site.json is called, and is written out for paper", () => {
  openHead()
  expect(screen.getByRole("link", { name: "Call our vet line +256 000 000 004" })).toHaveAttribute(
    "href",
    "tel:+256000000004",
  )
  expect(screen.getByText("Call our vet line: +256 000 000 004")).toBeInTheDocument()
})

test("without a vet's number the office is called, and is not called a vet", () => {
  withSite({ vetLine: null })
  openHead()
  expect(screen.getByRole("link", { name: "Call our office +256 000 000 001" })).toHaveAttribute(
    "href",
    "tel:+256000000001",
  )
  expect(screen.queryByRole("link", { name: /vet line/ })).not.toBeInTheDocument()
})

test("a photograph goes by WhatsApp, with the questions that a vet asks", () => {
  openHead()
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /^Photo on WhatsApp/ })
  expect(new URL(link.href).searchParams.get("text")).toBe(whoToRing.photoMessage)
})

test("every danger names its source, and no vet is invented who has read the page", () => {
  render(<Dangers dangers={dangers} report={report} review={null} reviewCopy={provenanceCopy} />)
  const anthrax = screen.getByRole("heading", { name: "Anthrax" }).closest("li")
  if (!anthrax) throw new Error("There is no danger.")
  expect(within(anthrax).getByText(/^Source: WHO, FAO and OIE/)).toBeVisible()
  expect(screen.getByText(/Not yet\. A veterinary officer is to check/)).toBeVisible()
})

test("who has read it, and when, is told as soon as it is known", () => {
  render(<Dangers dangers={dangers} report={report} review={lastReview} reviewCopy={provenanceCopy} />)
  expect(screen.getByText("3 December 2026")).toHaveAttribute("datetime", "2026-12-03")
  expect(screen.getByText(/District veterinary officer, Lira/)).toBeVisible()
  expect(screen.queryByText(/Not yet/)).not.toBeInTheDocument()
})
