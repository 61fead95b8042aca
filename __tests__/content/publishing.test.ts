/** @jest-environment node */
import { beforePublishing, stopOnProblems } from "../../src/content"
import { ContentProject } from "./support/content-project"

let project: ContentProject
beforeEach(() => {
  project = new ContentProject()
})
afterEach(() => project.discard())
afterAll(() => ContentProject.discardFolder())

const review = { by: "District veterinary officer", date: { day: 3, month: "Dec", year: 2026 } }
const measured = { what: "Milk", where: "Lira", when: "March 2026", by: "CaFN" }

/** The list of what is left before publishing. */
const list = () => beforePublishing(`${project.root}/data`).split("\n")

const telephone = "“+256 000 000 001” is a telephone number that nobody has"
const network = "“https://www.facebook.com/” is the network's front page"
const offer = "the owner confirms what the service offers, at what price and when it opens"
const figure = "the owner confirms the figure, and says what was measured, where and when"
const unreviewed = "nobody who is qualified has reviewed it"

/** A line of the list, and what an owner writes to be rid of it. */
const lines: readonly [line: string, file: string, field: string, value: unknown][] = [
  [`telephones › no. 1 › number: ${telephone}`, "site", "telephones › no. 1 › number", "+256 414 123 456"],
  ["email: “hello@cafn.example” is an address that leads nowhere", "site", "email", "office@cafn.ug"],
  [`social › no. 1 › href: ${network}`, "site", "social › no. 1 › href", "https://www.facebook.com/cafn"],
  ["address › text: “Plot 1, Kabalagala” is a place that is not the office's", "site", "address › text", "Plot 2"],
  [`id 1, “Training”, offerConfirmed: ${offer}`, "services/1-training", "offerConfirmed", true],
  [`no. 1 (id 1, “Words”), measured: ${figure}`, "claims", "no. 1 › measured", measured],
  [`lastReview: ${unreviewed}`, "animal-health", "lastReview", review],
  [`id 1, “Ticks”, lastReview: ${unreviewed}`, "sheets/1-ticks", "lastReview", review],
]

test("before publishing: placeholders and unconfirmed content are listed until replaced", () => {
  expect(list()).toEqual(expect.arrayContaining(lines.map(([line]) => `  ${line}`)))
  for (const [, file, field, value] of lines) project.set(`data/${file}.json`, field, value)
  const after = list()
  expect(lines.filter(([line]) => after.includes(`  ${line}`))).toEqual([])
  const count = after.filter((line) => line.startsWith("  ")).length
  expect(after[0]).toBe(
    `${count} things are to be replaced, filled in or confirmed before publishing. docs/before-publishing.md says what comes first.`,
  )
})

test("before publishing: a sample entry is listed once, whatever it holds", () => {
  const sample = "  id 1, “Nakato Prossy”: a sample: the person, the story and the skills"
  const phone = "  id 1, “Nakato Prossy”, phone: “+256 000 000 011” is a telephone number that nobody has"
  const listed = () => [sample, phone].map((line) => list().includes(line))
  expect(listed()).toEqual([true, false])
  project.set("data/farmers/1-nakato-prossy.json", "isSample", false)
  expect(listed()).toEqual([false, true])
})

/** What stops a build of the project as it is; empty where nothing does. */
const stopOf = async (): Promise<string> => {
  const messages: string[] = []
  const terminal = { panic: (message: string) => messages.push(message), info: () => undefined }
  await stopOnProblems(project.root, terminal)
  return messages.join("\n")
}

test("build: an unreadable picture stops it before anything is built", async () => {
  project.write("data/images/products/fresh-milk.webp", "")
  const stop = await stopOf()
  expect(stop).toContain("data/images/products/fresh-milk.webp")
  expect(stop).toContain("found:  an empty file")
})
