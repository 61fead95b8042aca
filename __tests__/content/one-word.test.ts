/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const root = path.join(__dirname, "..", "..")

const files = ["docs", "src"]
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .concat("CHANGELOG.md", "README.md")
  .filter((file) => /\.(json|md|tsx?)$/.test(file))

const found = (pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(path.join(root, file), "utf8").matchAll(pattern)].map(([words]) => `${file}: ${words}`),
  )

/** "Ring us", "whom to ring", "please ring"; not the ring that fills, nor the ring of focus. */
const telephoned =
  /\b(?:to|whom|we|you|please|can|then) ring\b|\bring (?:us|me|you|a|an|the|your|our|each|first|or|instead|up)\b|\brings (?:the first|a number)\b/gi

test("whoever telephones calls: sources and guides have one word for it", () => {
  expect(found(telephoned)).toEqual([])
})

test("the pattern knows the sentences that it is meant to find", () => {
  expect("Ring us. You can ring a vet. Whom to ring".match(telephoned)).toHaveLength(3)
  expect("a ring that fills, the focus ring goes round, progress-ring.tsx".match(telephoned)).toBeNull()
})

test("the language of the west has one spelling", () => {
  expect(found(/runyankole/gi)).toEqual([])
})
