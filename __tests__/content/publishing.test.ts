/** @jest-environment node */
import { beforePublishing, stopOnProblems } from "../../src/content"
import { refusalOf } from "../../src/content/preview"
import { ContentProject } from "./support/content-project"

let project: ContentProject
beforeEach(() => {
  project = new ContentProject()
})
afterEach(() => project.discard())
afterAll(() => ContentProject.discardFolder())

const review = { by: "District veterinary officer", date: { day: 3, month: "Dec", year: 2026 } }

/** The list of what is left before publishing. */
const list = () => beforePublishing(`${project.root}/data`).split("\n")

const office = "  telephones › no. 1 › number: “+256 000 000 001” is a telephone number that nobody has"
const email = "  email: “hello@cafn.example” is an address that leads nowhere"
const network = "  social › no. 1 › href: “https://www.facebook.com/” is the network's front page"
const place = "  address › text: “Plot 1, Kabalagala” is a place that is not the office's"
const person = "  id 1, “Nakato Prossy”: a sample: the person, the story and the skills"
const offer =
  "  id 1, “Training”, offerConfirmed: the owner confirms what the service offers, at what price and when it opens"
const figure =
  "  no. 1 (id 1, “Words”), measured: the owner confirms the figure, and says what was measured, where and when"
const health = "  lastReview: nobody who is qualified has reviewed it"
const ticks = "  id 1, “Ticks”, lastReview: nobody who is qualified has reviewed it"
const measured = { what: "Milk", where: "Lira", when: "March 2026", by: "CaFN" }

test.each<[line: string, file: string, field: string, value: unknown]>([
  [office, "site.json", "telephones › no. 1 › number", "+256 414 123 456"],
  [email, "site.json", "email", "office@cafn.ug"],
  [network, "site.json", "social › no. 1 › href", "https://www.facebook.com/cafn"],
  [place, "site.json", "address › text", "Plot 2, Kampala"],
  [person, "farmers/1-nakato-prossy.json", "isSample", false],
  [offer, "services/1-training.json", "offerConfirmed", true],
  [figure, "claims.json", "no. 1 › measured", measured],
  [health, "animal-health.json", "lastReview", review],
  [ticks, "sheets/1-ticks.json", "lastReview", review],
])("the list has “%s” until that is replaced", (line, file, field, value) => {
  expect(list()).toContain(line)
  project.set(`data/${file}`, field, value)
  expect(list()).not.toContain(line)
})

test("a sample is listed once, whatever it holds", () => {
  const phone = "  id 1, “Nakato Prossy”, phone: “+256 000 000 011” is a telephone number that nobody has"
  expect(list()).not.toContain(phone)
  project.set("data/farmers/1-nakato-prossy.json", "isSample", false)
  expect(list()).toContain(phone)
})

test("the list says how many there are", () => {
  const lines = list()
  const entries = lines.filter((line) => line.startsWith("  "))
  expect(lines[0]).toBe(`${entries.length} things are to be replaced, filled in or confirmed before publishing.`)
})

/** What stops a build of the project as it is; empty where nothing does. */
const stopOf = async (isDevelopment = false): Promise<string> => {
  const messages: string[] = []
  const terminal = { panic: (message: string) => messages.push(message), info: () => undefined }
  await stopOnProblems(project.root, terminal, isDevelopment)
  return messages.join("\n")
}

test("a site with samples is built for an example's address, and refused for a real one with the list of them", async () => {
  expect(await stopOf()).toBe("")
  project.set("data/site.json", "siteUrl", "https://www.cafn.ug")
  const stop = await stopOf()
  expect(stop).toContain("https://www.cafn.ug is a real address, and the site still holds samples and stand-ins.")
  expect(stop).toContain("Nakato Prossy")
  expect(await stopOf(true)).toBe("")
})

test("a real address is built as a preview where the owner wants it, or once nothing is left", async () => {
  project.set("data/site.json", "siteUrl", "https://www.cafn.ug").set("data/site.json", "preview", true)
  expect(await stopOf()).toBe("")
  const site = { siteUrl: "https://www.cafn.ug", preview: false, previewLine: "Preview." }
  expect(refusalOf([], site)).toBeUndefined()
})

test("a picture that can't be shown stops the build before anything is built", async () => {
  project.write("data/images/products/fresh-milk.webp", "")
  expect(await stopOf()).toContain("data/images/products/fresh-milk.webp")
  expect(await stopOf()).toContain("found:  an empty file")
})
