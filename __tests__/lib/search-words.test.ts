/** @jest-environment node */
import fc from "fast-check"
import {
  correctionOf,
  isOneEdit,
  parseSearchWords,
  searchedWords,
  wordsBeginning,
  wordsOf,
  type SearchWords,
} from "../../src/lib/search-words"

const words: SearchWords = {
  known: ["milk", "goat", "goats", "vaccination", "vaccine", "insurance", "ankole", "gate"],
  synonyms: new Map([["amata", ["milk"]]]),
  ignored: new Set(["how", "much", "is", "a"]),
}

test.each([
  ["Goat's milk", ["goats", "milk"]],
  ["Ng’ombe, ng'ombe", ["ngombe", "ngombe"]],
  ["two-day Café", ["two", "day", "cafe"]],
  ["… !", []],
])("the words of “%s” are %j", (text, wanted) => expect(wordsOf(text)).toEqual(wanted))

test("words that say nothing are left out, unless there are no others", () => {
  expect(searchedWords("How much is a goat, a goat?", words)).toEqual(["goat"])
  expect(searchedWords("how much", words)).toEqual(["how", "much"])
})

test("of a pasted text, a dozen words are searched for", () => {
  expect(searchedWords("one two three four five six seven eight nine ten eleven twelve thirteen", words)).toHaveLength(
    12,
  )
})

test.each([
  ["goat", ["goats"]],
  ["insuranc", ["insurance"]],
  ["vacc", []],
  ["vaccin", ["vaccine"]],
  ["mil", []],
  ["ank", []],
])("“%s” begins %j: four letters or more, and 70% of the word", (typed, wanted) => {
  expect(wordsBeginning(typed, words)).toEqual(wanted)
})

test.each([
  ["vacination", "vaccination"],
  ["vacine", "vaccine"],
  ["insurence", "insurance"],
  ["anokle", "ankole"],
  ["mlik", "milk"],
  ["amatta", "amata"],
  ["donkey", undefined],
  ["vacc", undefined],
  ["mik", undefined],
  ["2026", undefined],
])("“%s” is corrected to %s", (typed, wanted) => expect(correctionOf(typed, words)).toBe(wanted))

test("one edit is one edit, in both directions", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.nat(8), fc.constantFrom("a", "b"), (word, place, letter) => {
      const at = Math.min(place, word.length)
      const longer = word.slice(0, at) + letter + word.slice(at)
      expect(isOneEdit(word, longer)).toBe(true)
      expect(isOneEdit(longer, word)).toBe(true)
      expect(isOneEdit(word, word)).toBe(false)
      expect(isOneEdit(word, `${longer}xy`)).toBe(false)
    }),
  )
})

test("words.json is read, and anything else is not", () => {
  expect(parseSearchWords({ known: ["milk"], synonyms: { amata: ["milk"], odd: 1 }, ignored: ["a"] })).toEqual({
    known: ["milk"],
    synonyms: new Map([["amata", ["milk"]]]),
    ignored: new Set(["a"]),
  })
  for (const value of [null, "<html>", [], { known: [1], synonyms: {}, ignored: [] }, { known: [], ignored: [] }]) {
    expect(parseSearchWords(value)).toBeUndefined()
  }
})
