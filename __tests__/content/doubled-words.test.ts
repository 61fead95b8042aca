/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const root = path.join(__dirname, "..", "..")

const texts = ["data", "docs"]
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(json|md)$/.test(file) && !file.startsWith("data/schemas"))

/** "and and", also over the end of a line; not "had had", which may be meant, and not numbers or names in capitals. */
const doubled = /(?<![\p{L}\p{N}'’-])(?!had\b|that\b)(\p{Ll}+)\s+\1(?![\p{L}\p{N}'’-])/gu

test("no word of the content and the guides stands twice in a row", () => {
  const found = texts.flatMap((file) =>
    [...readFileSync(path.join(root, file), "utf8").matchAll(doubled)].map(([words]) => `${file}: ${words}`),
  )
  expect(found).toEqual([])
})
