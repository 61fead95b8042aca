/** @jest-environment node */
import { highlightWords, getRoot } from "../../../src/platform/search/words"

const format = (pieces: ReturnType<typeof highlightWords>) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("")

test.each([
  ["Fresh Milk", "milk", "Fresh [Milk]"],
  ["Clean milking", "MILK", "Clean [milking]"],
  ["The cow’s shed", "cow", "The [cow’s] shed"],
  ["Café in Moroto", "cafe", "[Café] in Moroto"],
  ["Grass (Napier) & <b>", "(nap napier b", "Grass ([Napier]) & <[b]>"],
  ["UGX 50,000 a year in 2028, 150 of 3.5", "50000", "UGX [50,000] a year in 2028, 150 of 3.5"],
])("highlightWords: in “%s”, “%s” highlights: %s", (text, query, expected) => {
  expect(format(highlightWords(text, query))).toBe(expected)
})

test.each([
  ["goats", "goat"],
  ["fencing", "fence"],
  ["vaccinated", "vaccinate"],
])("getRoot: “%s” and “%s” have the same root", (a, b) => expect(getRoot(a)).toBe(getRoot(b)))

test.each([
  ["donkey", "down"],
  ["grass", "gas"],
])("getRoot: “%s” and “%s” have different roots", (a, b) => expect(getRoot(a)).not.toBe(getRoot(b)))
