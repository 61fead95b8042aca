import { previewMessages } from "../../../src/lib/preview"
import { screen, within } from "@testing-library/dom"
import { printableFiles } from "../../../src/outputs/printables/printable-files"
import { facts, printable, printableEntries } from "../../fixtures/printable-facts"

const files = printableFiles(printableEntries, facts, process.cwd(), "")

/** Shows a file of the site. */
function show(address: string, written = files): HTMLElement {
  const html = written.get(address)
  if (!html) throw new Error(`No file is written at ${address}.`)
  document.body.innerHTML = /<body>([^]*)<\/body>/.exec(html)?.[1] ?? ""
  return document.body
}

test("printables: are noindex pages without scripts, with telephone numbers and date", () => {
  expect([...files.keys()]).toEqual(["/sheets/sick-animal.html", "/sheets/tick-calendar.html"])
  for (const [address, html] of files) {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-GB">/)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain("<script")
    const body = show(address)
    expect(body.querySelector("header")).toHaveTextContent(previewMessages.line)
    expect(body.querySelector("footer")).toHaveTextContent("As of 26 November 2026.")
    expect(screen.getByRole("link", { name: "+256 000 000 004" })).toHaveAttribute("href", "tel:+256000000004")
    expect(screen.getByText("Office")).toBeInTheDocument()
  }
})

test("printables: do not mention a preview once there is nothing left before publishing", () => {
  const published = printableFiles(printableEntries, { ...facts, isPreview: false }, process.cwd(), "")
  expect([...published.values()].filter((html) => html.includes("Preview"))).toEqual([])
})

test("printable about health: names its sources and who has checked it", () => {
  const getFooter = (reviewedBy: typeof printable.reviewedBy) =>
    show(
      "/sheets/tick-calendar.html",
      printableFiles({ ...printableEntries, printables: [{ ...printable, reviewedBy }] }, facts, process.cwd(), ""),
    ).querySelector("footer")
  expect(getFooter(null)).toHaveTextContent("Sources: Ticks of East Africa (FAO, 2004).")
  const reviewedBy = { name: "Dr Apio", licence: "UVB 1234", date: { day: 3, month: "Dec", year: 2026 } } as const
  expect(getFooter(reviewedBy)).toHaveTextContent("Checked by Dr Apio, licence UVB 1234, 3 December 2026.")
})

test("printable of no post: belongs to the page for sick animals, or to its service if it is not about health", () => {
  const getDisplay = (isAboutHealth: boolean) => {
    const printables = [{ ...printable, posts: [], services: [7], isAboutHealth }]
    return show(
      "/sheets/tick-calendar.html",
      printableFiles({ ...printableEntries, printables }, facts, process.cwd(), ""),
    )
  }
  const back = () => screen.getByRole("link", { name: /^Back to/ }).getAttribute("href")
  getDisplay(true)
  expect(back()).toBe("/animal-health")
  getDisplay(false)
  expect(back()).toBe("/service-details/7/insurance")
})

test("printable: a table has its named rows, then blank rows, and check boxes", () => {
  show("/sheets/tick-calendar.html")
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Tick calendar <one year>")
  const rows = within(screen.getByRole("table")).getAllByRole("row")
  expect(screen.getByRole("rowheader", { name: "April rain" })).toBeInTheDocument()
  expect(screen.getByRole("cell", { name: "5 litres" })).toBeInTheDocument()
  expect(rows.map((row) => row.querySelectorAll(".box").length)).toEqual([0, 0, 5, 5, 5, 5])
})

test("printable: a calculation has blanks, given figures, and an example", () => {
  const body = show("/sheets/tick-calendar.html")
  expect(body.querySelectorAll(".sum .blank")).toHaveLength(2)
  expect(body.querySelector(".terms")).toHaveTextContent("kg ÷ 3 = kg")
  expect(screen.getByText("Example: 9 kg ÷ 3 = 3 kg")).toBeInTheDocument()
})

test("printable: drawings are inline, each beside its words", () => {
  const body = show("/sheets/tick-calendar.html")
  const steps = Array.from(body.querySelectorAll(".pictures li"))
  expect(steps.map((step) => step.querySelector("strong")?.textContent)).toEqual(["Wash your hands", "Keep it cool"])
  for (const step of steps) expect(step.querySelectorAll(".drawing svg")).toHaveLength(1)
})

test("printable for sick animals: has drawings, its source once, and says that it is not reviewed", () => {
  const body = show("/sheets/sick-animal.html")
  const cards = Array.from(body.querySelectorAll(".cards li"))
  const { avoid, steps, dangers } = printableEntries.health
  const drawn = [...avoid.items, ...steps.items].filter(({ drawing }) => drawing)
  expect(cards.map(({ textContent }) => textContent)).toEqual(drawn.map(({ title }) => title))
  for (const card of cards) expect(card.querySelectorAll(".drawing svg")).toHaveLength(1)
  for (const { source } of dangers.items) expect(body.textContent.split(source)).toHaveLength(2)
})
