/** @jest-environment node */
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { checkContent } from "../../../src/content"
import { isRecord } from "../../../src/content/inspect"
import { describeChanges } from "../../../src/outputs/editor/describe-changes"
import { editorServer } from "../../../src/outputs/editor/serve-editor"
import { ContentProject } from "../../content/support/content-project"

/* With any invalid file in data/, the editor opens and the check describes the problem. */

const FILE = "data/site.json"
const project = new ContentProject()
const valid = project.read(FILE)
const server = editorServer(project.root, [{ path: "index.html", content: "The page" }], "token")
let origin = ""

beforeAll(async () => {
  // On a busy machine a check takes longer than the keep-alive timeout.
  server.keepAliveTimeout = 0
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  ContentProject.discardFolder()
})

/** Returns the places of all values, for `ContentProject.set`. */
const getPlaces = (value: unknown, place = ""): string[] => {
  const join = (step: string) => (place ? `${place} › ${step}` : step)
  const inner = Array.isArray(value)
    ? value.flatMap((first, index) => getPlaces(first, join(`no. ${index + 1}`)))
    : Object.entries(isRecord(value) ? value : {}).flatMap(([name, first]) => getPlaces(first, join(name)))
  return place ? [place, ...inner] : inner
}
const places = getPlaces(JSON.parse(valid))
const INVALID_VALUES = [
  null,
  7,
  "",
  "07:00",
  [],
  {},
  true,
  undefined,
  "https://x;y",
  "\u202e",
  [[]],
  "a".repeat(200_000),
]

/** Describes the change as the editor does, and returns how many problems the check finds. */
const countProblems = (): number => {
  describeChanges([{ file: FILE, before: valid, after: project.read(FILE) }])
  return checkContent(path.join(project.root, "data")).length
}

test("invalid content: any single field of site.json can be invalid", () => {
  expect(places.length).toBeGreaterThan(50)
  for (const [index, place] of places.entries()) {
    project.write(FILE, valid).set(FILE, place, INVALID_VALUES[index % INVALID_VALUES.length])
    countProblems()
  }
}, 60_000)

test("invalid content: any two fields of site.json can be invalid", () => {
  let seed = 57
  const getRandom = (count: number) => (seed = (seed * 48271) % 2147483647) % count
  for (let pair = 0; pair < 30; pair++) {
    const [first = "", second = ""] = [places[getRandom(places.length)], places[getRandom(places.length)]]
    project.write(FILE, valid).set(FILE, first, INVALID_VALUES[getRandom(INVALID_VALUES.length)])
    if (!second.startsWith(first) && !first.startsWith(second))
      project.set(FILE, second, INVALID_VALUES[getRandom(INVALID_VALUES.length)])
    countProblems()
  }
  project.write(FILE, valid)
  project.set(FILE, "openingHours › no. 1 › opens", "08:00").set(FILE, "openingHours › no. 1 › closes", "07:00")
  expect(countProblems()).toBe(1)
}, 60_000)

test.each<[what: string, text: string]>([
  ["that is cut off", valid.slice(0, valid.length / 2)],
  ["that is empty", ""],
  ["with conflict markers", valid.replace("\n", "\n<<<<<<< HEAD\n")],
  ["that is a list", "[]"],
])("invalid content: a file %s is one problem, and the editor opens", async (_what, text) => {
  project.write(FILE, text)
  expect(countProblems()).toBe(1)
  const responses = await Promise.all(["", "/editor.json"].map((address) => fetch(`${origin}/admin${address}`)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
})
