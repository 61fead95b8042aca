/** @jest-environment node */
import { beforePublishing } from "../../src/content"
import { ContentProject } from "./support/content-project"

let project: ContentProject
beforeEach(() => {
  project = new ContentProject()
})
afterEach(() => project.discard())
afterAll(() => ContentProject.discardFolder())

const list = () => beforePublishing(`${project.root}/data`).split("\n")

test("lists the numbers, addresses and accounts that are stand-ins, until they are replaced", () => {
  const line = "  telephones › no. 1 › number: “+256 000 000 001” is a telephone number that nobody has"
  expect(list()).toEqual(
    expect.arrayContaining([
      "data/site.json",
      line,
      "  email: “hello@cafn.example” is an address that leads nowhere",
      "  social › no. 1 › href: “https://www.facebook.com/” is the network's front page",
    ]),
  )
  project.replace("data/site.json", '"Office", "number": "+256 000 000 001"', '"Office", "number": "+256 414 123 456"')
  expect(list()).not.toContain(line)
})

test("lists each sample once, with what is invented of it, until its flag is gone", () => {
  const file = "data/farmers/1-nakato-prossy.json"
  const line = "  id 1, “Nakato Prossy”: a sample: the person, the story and the skills"
  expect(list().filter((one) => one.includes("Nakato Prossy"))).toEqual([line])
  project.replace(file, '"isSample": true', '"isSample": false')
  expect(list()).not.toContain(line)
  expect(list()).toContain("  id 1, “Nakato Prossy”, phone: “+256 000 000 011” is a telephone number that nobody has")
})

test("lists what nobody has reviewed, and the figures that the owner confirms", () => {
  const line = "  lastReview: nobody who is qualified has reviewed it"
  expect(list()).toContain(line)
  expect(list()).toContainEqual(
    expect.stringMatching(/“28M tonnes of harvest”\), measured: the owner confirms the figure, /),
  )
  project.replace(
    "data/animal-health.json",
    '"lastReview": null',
    '"lastReview": { "by": "District veterinary officer", "date": { "day": 3, "month": "Dec", "year": 2026 } }',
  )
  expect(list()).not.toContain(line)
})

test("lists each sheet with advice on health that nobody has reviewed", () => {
  const line = "  id 1, “Tick calendar for one year”, lastReview: nobody who is qualified has reviewed it"
  expect(list()).toContain(line)
  project.replace(
    "data/sheets/1-tick-calendar.json",
    '"lastReview": null',
    '"lastReview": { "by": "District veterinary officer", "date": { "day": 3, "month": "Dec", "year": 2026 } }',
  )
  expect(list()).not.toContain(line)
})

test("lists dates, farms and places that are made up", () => {
  expect(list()).toEqual(
    expect.arrayContaining([
      "  no. 1 (id 1, “Visit day on the farm”): a sample: the event, its place and its day",
      "  intro: a sample: the demonstration farms",
      "  visit: a sample: the days, the hours and the rules of a visit",
    ]),
  )
})

test("lists each service whose offer is not confirmed", () => {
  const file = "data/services/3-market-access-promotion.json"
  const line = /“Finding Better Markets”, offerConfirmed: the owner confirms what the service offers/
  expect(list()).toContainEqual(expect.stringMatching(line))
  project.replace(file, '"offerConfirmed": false', '"offerConfirmed": true')
  expect(list()).not.toContainEqual(expect.stringMatching(line))
})

test("says how many there are", () => {
  const lines = list()
  const entries = lines.filter((line) => line.startsWith("  "))
  expect(lines[0]).toBe(`${entries.length} things are to be replaced, filled in or confirmed before publishing.`)
})
