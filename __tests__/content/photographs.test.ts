/** @jest-environment node */
import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { isPhotograph } from "../../src/content/photographs"

test("a drawing of the library is no photograph", () => {
  expect(isPhotograph("products/fresh-milk", "data/images/products/fresh-milk.webp")).toBe(false)
})

test("another file in a drawing's place is a photograph, whatever its ending", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "photograph-")), "fresh-milk.webp")
  writeFileSync(file, "other bytes")
  expect(isPhotograph("products/fresh-milk", file)).toBe(true)
})

test("a picture that the library knows nothing of is a photograph", () => {
  expect(isPhotograph("products/a-new-one", "data/images/products/fresh-milk.webp")).toBe(true)
})
