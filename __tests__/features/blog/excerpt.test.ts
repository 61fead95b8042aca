import { MAX_TITLE_LENGTH, truncateTitle, getShortTitle } from "../../../src/features/blog/excerpt"

test.each([
  ["a title of 47 characters is kept", "a".repeat(47), "a".repeat(47)],
  ["a title of 48 characters is truncated", "a".repeat(48), `${"a".repeat(47)}…`],
  ["truncates without a space before the ellipsis", `${"a".repeat(46)} b`, `${"a".repeat(46)}…`],
  ["counts an emoji as one character", "🐄".repeat(47), "🐄".repeat(47)],
  ["never splits an emoji", `${"a".repeat(46)}🐄🐐`, `${"a".repeat(46)}🐄…`],
])("excerpt: %s", (_, title, cut) => {
  expect(MAX_TITLE_LENGTH).toBe(47)
  expect(truncateTitle(title)).toBe(cut)
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
  expect(getShortTitle(title)).toBe(short)
})
