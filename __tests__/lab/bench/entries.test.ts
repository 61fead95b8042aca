/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { checkContent } from "../../../src/content"
import { writeEntries } from "../../../lab/bench/entries"
import { writeContent } from "../../content/support/content-project"

const root = fs.mkdtempSync(path.join(os.tmpdir(), "bench-entries-"))
const dataDir = path.join(root, "data")
const idsOf = (folder: string) =>
  fs
    .readdirSync(path.join(dataDir, folder))
    .map((file) => (JSON.parse(fs.readFileSync(path.join(dataDir, folder, file), "utf8")) as { id: number }).id)
    .sort((a, b) => a - b)

beforeAll(() => {
  writeContent(root)
  fs.symlinkSync(path.resolve("static"), path.join(root, "static"))
})
afterAll(() => fs.rmSync(root, { recursive: true }))

test("there are as many posts and products as wanted, numbered without gaps", () => {
  writeEntries(dataDir, 60)
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1)
  expect(idsOf("posts")).toEqual(numbers)
  expect(idsOf("products")).toEqual(numbers)
})

test("they pass the content check", () => {
  expect(checkContent(dataDir)).toEqual([])
})

test("the entries that were there are not touched", () => {
  const before = "__tests__/content/support/content"
  for (const folder of ["posts", "products"]) {
    for (const file of fs.readdirSync(path.join(before, folder))) {
      expect(fs.readFileSync(path.join(dataDir, folder, file), "utf8")).toBe(
        fs.readFileSync(path.join(before, folder, file), "utf8"),
      )
    }
  }
})
