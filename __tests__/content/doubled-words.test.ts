/** @jest-environment node */
import { doubledWordsIn } from "../../src/content/checks/notes"

test.each([
  ["Bring the the milk.", ["the the"]],
  ["It ends and\nand begins.", ["and and"]],
  ["It is very very good, and the can can hold it.", ["very very", "can can"]],
])("%j has a word twice in a row", (text, found) => expect(doubledWordsIn(text)).toEqual(found))

test.each([
  "He had had two cows.",
  "We know that that helps.",
  "Nakato Nakato",
  "a 10 10 b",
  "mother-in-law in",
  "so-so so",
])("“%s” has none that is too many", (text) => expect(doubledWordsIn(text)).toEqual([]))
