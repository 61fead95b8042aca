/** @jest-environment node */
import { stopOnProblems } from "../../src/content"
import { refusalOf } from "../../src/content/preview"
import { ContentProject } from "./support/content-project"

let project: ContentProject
beforeEach(() => {
  project = new ContentProject()
})
afterEach(() => project.discard())
afterAll(() => ContentProject.discardFolder())

/** What stops a build of the project as it is; empty where nothing does. */
const stopOf = async (isDevelopment = false): Promise<string> => {
  const messages: string[] = []
  await stopOnProblems(
    project.root,
    { panic: (message) => messages.push(message), info: () => undefined },
    isDevelopment,
  )
  return messages.join("\n")
}
const publish = () =>
  project.replace("data/site.json", '"siteUrl": "https://cafn.example"', '"siteUrl": "https://www.cafn.ug"')

test("a site with samples is built for an example's address", async () => {
  expect(await stopOf()).toBe("")
})

test("a real address is refused as long as samples are left, and the list of them is printed", async () => {
  publish()
  const stop = await stopOf()
  expect(stop).toContain("https://www.cafn.ug is a real address, and the site still holds samples and stand-ins.")
  expect(stop).toContain("things are to be replaced, filled in or confirmed before publishing.")
  expect(stop).toContain("Nakato Prossy")
  expect(await stopOf(true)).toBe("")
})

test("a picture that can't be shown stops the build before anything is built", async () => {
  project.write("data/images/products/fresh-milk.webp", "")
  expect(await stopOf()).toContain("data/images/products/fresh-milk.webp")
  expect(await stopOf()).toContain("found:  an empty file")
})

test("a real address is built as a preview where the owner wants it, or once nothing is left", async () => {
  publish()
  project.replace("data/site.json", '"preview": false', '"preview": true')
  expect(await stopOf()).toBe("")
  const site = { siteUrl: "https://www.cafn.ug", preview: false, previewLine: "Preview." }
  expect(refusalOf([], site)).toBeUndefined()
})
