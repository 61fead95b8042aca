/** @jest-environment node */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { SAVE_DATA_ATTRIBUTE } from "../../src/lib/constants"

const source = (path: string) => readFileSync(join(__dirname, "../..", path), "utf8")

/** The value of `const NAME = "…"`. */
const constant = (code: string, name: string) => new RegExp(`const ${name} = "([^"]+)"`).exec(code)?.[1]

test("the inline script sets the attribute that the React code reads", () => {
  // `dataset.saveData` is the attribute `data-save-data`.
  expect(source("src/inline/boot.ts")).toContain("root.dataset.saveData = ")
  expect(SAVE_DATA_ATTRIBUTE).toBe("data-save-data")
})

test("the design system's own copy of the attribute's name is the same", () => {
  expect(constant(source("src/components/use-save-data.ts"), "ATTRIBUTE")).toBe(SAVE_DATA_ATTRIBUTE)
})
