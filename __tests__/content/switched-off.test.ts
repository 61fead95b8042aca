/** @jest-environment node */
import { readFileSync } from "node:fs"
import { ofSwitchedOnParts, type SwitchedParts } from "../../src/shared/switched-parts"

/*
 * A part that data/site.json switches off leaves the pages that say what the site keeps and what is known of it. Here
 * content of both pages is read with one part off after the other.
 */

const read = (file: string): unknown => JSON.parse(readFileSync(`__tests__/content/support/content/${file}`, "utf8"))

type Text = { text: string; feature: Queries.SwitchedPart | null; key?: string }
const withNull = (texts: readonly (Omit<Text, "feature"> & Partial<Text>)[]): Text[] =>
  texts.map((text) => ({ ...text, feature: text.feature ?? null }))

const kept = withNull((read("privacy.json") as { storage: { items: Text[] } }).storage.items)
const known = withNull((read("accessibility.json") as { knownOfParts: Text[] }).knownOfParts)

const allOn: SwitchedParts = {
  chatButton: true,
  newsletter: true,
  wishlist: true,
  compare: true,
  offline: true,
}
const gone = (texts: readonly Text[], feature: Queries.SwitchedPart) => {
  const left = ofSwitchedOnParts(texts, { ...allOn, [feature]: false })
  return texts.filter((text) => !left.includes(text))
}

test.each([
  ["wishlist", ["wishlist"]],
  ["compare", ["compare"]],
  ["offline", ["keep-pages", "cafn-"]],
] as const)("without %s, /privacy lists no store of it", (feature, keys) => {
  expect(gone(kept, feature).map(({ key }) => key)).toEqual(keys)
})

test.each([
  ["wishlist", /heart/i],
  ["compare", /comparison/i],
] as const)("without %s, /accessibility does not speak of it", (feature, word) => {
  const statement = JSON.stringify({ ...(read("accessibility.json") as object), knownOfParts: [] })
  expect(statement).not.toMatch(word)
  expect(gone(known, feature).map(({ text }) => text)).toEqual([expect.stringMatching(word)])
})

test("with every part on, both pages have all their texts", () => {
  expect(ofSwitchedOnParts(kept, allOn)).toEqual(kept)
  expect(ofSwitchedOnParts(known, allOn)).toEqual(known)
})
