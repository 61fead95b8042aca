/** @jest-environment node */
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { checkContent } from "../../../src/content"
import { isRecord } from "../../../src/content/inspect"
import { describeChanges } from "../../../src/outputs/editor/describe-changes"
import { editorServer } from "../../../src/outputs/editor/serve-editor"
import { ContentProject } from "../../content/support/content-project"

/* Whatever a file of data/ says, the page that repairs it opens, and the check describes the mistake. */

const FILE = "data/site.json"
const project = new ContentProject()
const good = project.read(FILE)
const server = editorServer(project.root, [{ path: "index.html", content: "The page" }], "token")
let origin = ""

beforeAll(async () => {
  // A busy machine takes longer for a problem than the server keeps an idle connection.
  server.keepAliveTimeout = 0
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  ContentProject.discardFolder()
})

/** The places of all values, as `ContentProject.set` takes them. */
const getPlaces = (value: unknown, place = ""): string[] => {
  const within = (step: string) => (place ? `${place} › ${step}` : step)
  const inner = Array.isArray(value)
    ? value.flatMap((one, index) => getPlaces(one, within(`no. ${index + 1}`)))
    : Object.entries(isRecord(value) ? value : {}).flatMap(([name, one]) => getPlaces(one, within(name)))
  return place ? [place, ...inner] : inner
}
const places = getPlaces(JSON.parse(good))
const WRONG = [null, 7, "", "07:00", [], {}, true, undefined, "https://x;y", "\u202e", [[]], "a".repeat(200_000)]

/** Describes the change as the editor does, and returns how many problems the check finds. */
const problems = (): number => {
  describeChanges([{ file: FILE, before: good, after: project.read(FILE) }])
  return checkContent(path.join(project.root, "data")).length
}

test("invalid content: any single field of site.json may be wrong", () => {
  expect(places.length).toBeGreaterThan(50)
  for (const [index, place] of places.entries()) {
    project.write(FILE, good).set(FILE, place, WRONG[index % WRONG.length])
    problems()
  }
}, 60_000)

test("invalid content: any two fields of site.json may be wrong", () => {
  let seed = 57
  const random = (count: number) => (seed = (seed * 48271) % 2147483647) % count
  for (let pair = 0; pair < 30; pair++) {
    const [one = "", other = ""] = [places[random(places.length)], places[random(places.length)]]
    project.write(FILE, good).set(FILE, one, WRONG[random(WRONG.length)])
    if (!other.startsWith(one) && !one.startsWith(other)) project.set(FILE, other, WRONG[random(WRONG.length)])
    problems()
  }
  project.write(FILE, good)
  project.set(FILE, "openingHours › no. 1 › opens", "08:00").set(FILE, "openingHours › no. 1 › closes", "07:00")
  expect(problems()).toBe(1)
}, 60_000)

test.each<[what: string, text: string]>([
  ["that is cut off", good.slice(0, good.length / 2)],
  ["that is empty", ""],
  ["with marks of a merge", good.replace("\n", "\n<<<<<<< HEAD\n")],
  ["that is a list", "[]"],
])("invalid content: a file %s is one problem, and the editor opens", async (_what, text) => {
  project.write(FILE, text)
  expect(problems()).toBe(1)
  const answers = await Promise.all(["", "/editor.json"].map((address) => fetch(`${origin}/admin${address}`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})
