/** @jest-environment node */
import fs from "node:fs"
import path from "node:path"
import { checkContent } from "../../../src/content"
import { writeEntries } from "../../../lab/bench/entries"
import { ContentProject } from "../../content/support/content-project"
import { smallSet } from "../../content/support/small-set"

const { root } = new ContentProject()
const dataDir = path.join(root, "data")
const idsOf = (folder: string) =>
  fs
    .readdirSync(path.join(dataDir, folder))
    .map((file) => (JSON.parse(fs.readFileSync(path.join(dataDir, folder, file), "utf8")) as { id: number }).id)
    .sort((a, b) => a - b)

beforeAll(() => writeEntries(dataDir, 60))
afterAll(() => ContentProject.discardFolder())

test("there are as many posts and products as wanted, numbered without gaps", () => {
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1)
  expect(idsOf("posts")).toEqual(numbers)
  expect(idsOf("products")).toEqual(numbers)
})

test("they pass the content check", () => {
  expect(checkContent(dataDir)).toEqual([])
})

test("the entries that were there are not touched", () => {
  for (const [file, value] of smallSet().filter(([file]) => /^(posts|products)\//.test(file))) {
    expect(JSON.parse(fs.readFileSync(path.join(dataDir, file), "utf8"))).toEqual(value)
  }
})
