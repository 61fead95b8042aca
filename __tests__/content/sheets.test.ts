/** @jest-environment node */
import { ContentProject, messageOf } from "./support/content-project"

let project: ContentProject

beforeEach(() => {
  project = new ContentProject()
})

afterEach(() => project.discard())

afterAll(() => ContentProject.discardFolder())

const ticks = "data/sheets/1-tick-calendar.json"
const ticksEntry = "id 1, “Tick calendar for one year”"
const records = "data/sheets/3-record-sheet.json"
const recordsEntry = "id 3, “Record sheet for animals, milk and money”"

test("a sheet with the name of one that is made of a service", () => {
  project.replace(records, '"record-sheet"', '"service-1"')
  expect(project.message()).toBe(
    messageOf([records, recordsEntry, "path", '"service-1"', "another name: the website makes a sheet with this one"]),
  )
})

test("a table whose columns are wider than the page", () => {
  project.replace(ticks, '"share": 20', '"share": 30')
  expect(project.message()).toContain("wanted: columns whose shares make 100; these make 110")
  expect(project.message()).toContain("field:  parts › no. 3 › columns")
})

test("a table without any row", () => {
  project.replace(records, /,\s*"blankRows": 22/, "")
  expect(project.message()).toBe(
    messageOf([
      records,
      recordsEntry,
      "parts › no. 2 › blankRows",
      "nothing: the field is missing",
      "how many rows the table has, because it has no rows with names",
    ]),
  )
})

test("a sheet of a post that does not exist", () => {
  project.replace(ticks, '"posts": [5]', '"posts": [55]')
  expect(project.message()).toBe(messageOf([ticks, ticksEntry, "posts › no. 1", "55", "the id of an entry of Post"]))
})

test("a drawing that is not in static/", () => {
  project.remove("static/drawings/cool.svg")
  expect(project.message()).toContain('found:  "/drawings/cool.svg"')
})

test("a part of a kind that sheets don't have", () => {
  project.replace(ticks, '"kind": "warning"', '"kind": "alarm"')
  expect(project.message()).toContain("points, warning, table, sum or pictures")
})
