/** @jest-environment node */
import { getOpenItemsReport, stopOnProblems } from "../../src/content"
import { ContentProject } from "./support/content-project"

let project: ContentProject
beforeEach(() => {
  project = new ContentProject()
})
afterEach(() => project.discard())
afterAll(() => ContentProject.discardFolder())

const reviewedBy = { name: "Dr Apio", licence: "UVB 1234", date: { day: 3, month: "Dec", year: 2026 } }
const measured = { what: "Milk", where: "Lira", when: "March 2026", by: "CaFN" }

/** Lines of the report of unfinished content. */
const getReport = () => getOpenItemsReport(`${project.root}/data`).split("\n")

const telephone = "“+256 000 000 001” is a placeholder phone number"
const network = "“https://www.facebook.com/” is the network's home page, not your profile"
const offer = "confirm what the service offers, at what price and from when"
const figure = "say what was measured, where, when and by whom"
const unreviewed = "let a vet check it: name, licence and date"

/** Items of the report, in order, and the value that removes each. */
const openItems: readonly [line: string, file: string, field: string, value: unknown][] = [
  [`telephones › no. 1 › number: ${telephone}`, "site", "telephones › no. 1 › number", "+256 414 123 456"],
  [
    "address › text: “Plot 1, Kabalagala” is a placeholder for the office's address",
    "site",
    "address › text",
    "Plot 2",
  ],
  ["email: “hello@cafn.example” is a placeholder address", "site", "email", "office@cafn.ug"],
  [`social › no. 1 › href: ${network}`, "site", "social › no. 1 › href", "https://www.facebook.com/cafn"],
  [`reviewedBy: ${unreviewed}`, "animal-health", "reviewedBy", reviewedBy],
  [`id 1, “Ticks”, reviewedBy: ${unreviewed}`, "sheets/1-ticks", "reviewedBy", reviewedBy],
  [`id 1, “Training”, offerConfirmed: ${offer}`, "services/1-training", "offerConfirmed", true],
  ["id 2, “Insurance”, facts › no. 1: fill in “Insurer”", "services/2-insurance", "facts › no. 1 › value", "Jubilee"],
  [`no. 1 (id 1, “Words”), measured: ${figure}`, "claims", "no. 1 › measured", measured],
]
const formatLine = ([line, file]: (typeof openItems)[number]) => `  data/${file}.json, ${line}`

test("before publishing: placeholders and unconfirmed content are listed until replaced, the most harmful topic first", () => {
  const expected = openItems.map(formatLine)
  expect(getReport().filter((line) => expected.includes(line))).toEqual(expected)
  for (const [, file, field, value] of openItems) project.set(`data/${file}.json`, field, value)
  const after = getReport()
  expect(after.filter((line) => expected.includes(line))).toEqual([])
  const count = after.filter((line) => line.startsWith("  ")).length
  expect(after[0]).toBe(
    `Replace, fill in or confirm ${count} things before publishing. docs/before-publishing.md says who to ask.`,
  )
})

test("before publishing: a sample entry is listed once, without its placeholders", () => {
  const file = "data/farmers/1-nakato-prossy.json"
  const sample = `  ${file}, id 1, “Nakato Prossy”: a sample: the person, the story and the skills`
  const phone = `  ${file}, id 1, “Nakato Prossy”, phone: “+256 000 000 011” is a placeholder phone number`
  const listed = () => [sample, phone].map((line) => getReport().includes(line))
  expect(listed()).toEqual([true, false])
  project.set(file, "isSample", false)
  expect(listed()).toEqual([false, true])
})

/** Returns the errors that stop a build. */
const getBuildErrors = async (): Promise<string> => {
  const messages: string[] = []
  const terminal = { panic: (message: string) => messages.push(message), info: () => undefined }
  await stopOnProblems(project.root, terminal)
  return messages.join("\n")
}

test("build: an unreadable picture stops it before anything is built", async () => {
  project.write("data/images/products/fresh-milk.webp", "")
  const errors = await getBuildErrors()
  expect(errors).toContain("data/images/products/fresh-milk.webp")
  expect(errors).toContain("found:    an empty file")
})
