import { CUT_TITLE, cutTitle, shortTitle } from "../../../src/features/blog/excerpt"

test("excerpt: a title of 47 characters is kept, one of 48 is truncated", () => {
  expect(CUT_TITLE).toBe(47)
  const fits = "a".repeat(47)
  expect(cutTitle(fits)).toBe(fits)
  expect(cutTitle(`${fits}b`)).toBe(`${fits}…`)
  expect(cutTitle("")).toBe("")
})

test("excerpt: truncates without a space before the ellipsis", () => {
  expect(cutTitle(`${"a".repeat(46)} b`)).toBe(`${"a".repeat(46)}…`)
})

test("excerpt: counts an emoji as one character and never splits it", () => {
  const cows = "🐄".repeat(47)
  expect(cutTitle(cows)).toBe(cows)
  expect(cutTitle(`${cows}🐐`)).toBe(`${cows}…`)
  const atTheEdge = cutTitle(`${"a".repeat(46)}🐄🐐`)
  expect(atTheEdge).toBe(`${"a".repeat(46)}🐄…`)
  // Half a character has no address.
  expect(() => encodeURIComponent(atTheEdge)).not.toThrow()
})

test.each([
  ["Biogas From Four Cows", "Biogas From"],
  ["Phone Records: How Young Members Made Milk Visible", "Phone Records"],
  ["  Goats,   kids and  all", "Goats, kids"],
  ["Ticks", "Ticks"],
  ["   ", "No Title"],
  ["", "No Title"],
  [null, "No Title"],
  [undefined, "No Title"],
])("excerpt: %j is shortened to %j", (title, short) => {
  expect(shortTitle(title)).toBe(short)
})
