/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { endBuild, removeFailedBuild } from "../../scripts/lib/failed-build.mjs"

let root: string
const inCache = () => fs.readdirSync(path.join(root, ".cache")).sort()

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "failed-build-"))
  for (const name of ["redux", "data", "pictures", "cards"]) {
    fs.mkdirSync(path.join(root, ".cache", name), { recursive: true })
    fs.writeFileSync(path.join(root, ".cache", name, "file"), "")
  }
  fs.writeFileSync(path.join(root, ".cache/build-under-way"), "")
})
afterEach(() => fs.rmSync(root, { recursive: true }))

test("a build that died leaves nothing that the next one trusts; pictures and cards stay", () => {
  expect(removeFailedBuild(root)).toBe(true)
  expect(inCache()).toEqual(["cards", "pictures"])
  expect(removeFailedBuild(root)).toBe(false)
})

test("after a build that ended well the cache stays as it is", () => {
  endBuild(root)
  expect(removeFailedBuild(root)).toBe(false)
  expect(inCache()).toEqual(["cards", "data", "pictures", "redux"])
})
