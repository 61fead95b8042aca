/** @jest-environment node */
import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

const root = mkdtempSync(path.join(tmpdir(), "photograph-"))
const project = process.cwd()
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
  return path.join(root, file)
}

let isPhotograph: (picture: string, file: string) => boolean

beforeAll(async () => {
  const hash = createHash("sha256").update("a drawing").digest("hex").slice(0, 16)
  write("data/drawn.json", JSON.stringify({ "products/fresh-milk": hash }))
  process.chdir(root)
  ;({ isPhotograph } = await import("../../src/content/graphql"))
})

afterAll(() => {
  process.chdir(project)
  rmSync(root, { recursive: true })
})

test.each([
  ["the drawing itself", "products/fresh-milk", "a drawing", false],
  ["another file in a drawing's place", "products/fresh-milk", "other bytes", true],
  ["a picture that drawn.json does not name", "products/a-new-one", "a drawing", true],
])("isPhotograph: %s", (_, picture, bytes, expected) => {
  expect(isPhotograph(picture, write("fresh-milk.webp", bytes))).toBe(expected)
})
