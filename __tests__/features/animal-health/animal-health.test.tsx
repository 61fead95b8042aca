import { act, render, screen, within } from "@testing-library/react"
import { avoid, dangers, people, report, steps, take, whoToCall } from "../../fixtures/animal-health"
import { lastReview, provenanceCopy } from "../../fixtures/provenance"
import { Dangers } from "../../../src/features/animal-health/dangers"
import { WhatToDo } from "../../../src/features/animal-health/what-to-do"
import { WhoToCall } from "../../../src/features/animal-health/who-to-call"
import { openNowCopy } from "../../fixtures/opening-hours"
import { matchMedia } from "../../components/browser"
import { withSite, withUsualSite } from "../../support/site"

afterEach(withUsualSite)

const openHead = () => render(<WhoToCall copy={whoToCall} hours={[]} hoursCopy={openNowCopy} />)

test("the vet's number of site.json is called, and is written out for paper", () => {
  openHead()
  expect(screen.getByRole("link", { name: "Call our vet line +256 000 000 004" })).toHaveAttribute(
    "href",
    "tel:+256000000004",
  )
  expect(screen.getByText("Call our vet line: +256 000 000 004")).toBeInTheDocument()
})

describe("the vet line", () => {
  const hours = [{ label: "Monday", days: ["Monday"], opens: "08:00", closes: "18:00" }]
  const openAt = (moment: string) => {
    jest.useFakeTimers({ now: new Date(moment) })
    render(<WhoToCall copy={whoToCall} hours={hours} hoursCopy={openNowCopy} />)
    act(() => jest.advanceTimersByTime(0))
    const line = screen.getByRole("link", { name: /^Call our vet line/ })
    const near = screen.getByText("Your nearest vet or animal health worker.")
    return Boolean(line.compareDocumentPosition(near) & Node.DOCUMENT_POSITION_FOLLOWING)
  }
  afterEach(() => jest.useRealTimers())

  test("comes first while somebody answers it", () => {
    expect(openAt("2026-11-30T10:00:00+03:00")).toBe(true)
  })

  test("comes after those who are near while it is closed", () => {
    expect(openAt("2026-11-30T05:00:00+03:00")).toBe(false)
    expect(screen.getByText(/^Closed now/)).toBeInTheDocument()
  })
})

test("each drawing says nothing of its own: its words stand below it", () => {
  const { container } = render(<WhatToDo {...{ avoid, steps, people, take }} />)
  const card = screen.getByText("Do not open, skin or eat an animal that died suddenly.").closest("li")
  const picture = card?.querySelector("img")
  expect(picture).toHaveAttribute("src", "/drawings/sick-do-not-open.svg")
  expect(picture).toHaveAttribute("alt", "")
  // Lazy ones are missing on paper and without a network.
  for (const image of container.querySelectorAll("img")) expect(image).not.toHaveAttribute("loading")
  expect(screen.getByRole("link", { name: "Sheet to print" })).toHaveAttribute("href", "/sheets/sick-animal.html")
})

test("without a vet's number the office is called, and is not called a vet", () => {
  withSite({ vetLine: null })
  openHead()
  expect(screen.getByRole("link", { name: "Call our office +256 000 000 001" })).toHaveAttribute(
    "href",
    "tel:+256000000001",
  )
  expect(screen.queryByRole("link", { name: /vet line/ })).not.toBeInTheDocument()
  expect(screen.queryByText(whoToCall.hoursNote)).not.toBeInTheDocument()
})

test("a photograph goes by WhatsApp, with the questions that a vet asks", () => {
  openHead()
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /^Photo on WhatsApp/ })
  expect(new URL(link.href).searchParams.get("text")).toBe(whoToCall.photoMessage)
})

test("every danger names its source, and no vet is invented who has read the page", () => {
  matchMedia("min-width: 768px")
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
