/** @jest-environment node */
import fc from "fast-check"
import { excerptOf, markWords, rootOf } from "../../../src/platform/search/words"

const marked = (pieces: ReturnType<typeof markWords>) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join("")

test.each([
  ["Fresh Milk", "milk", "Fresh [Milk]"],
  ["Clean milking", "MILK", "Clean [milking]"],
  ["Buttermilk", "milk", "Buttermilk"],
  ["The cow’s shed", "cow", "The [cow’s] shed"],
  ["Café in Moroto", "cafe", "[Café] in Moroto"],
  ["Grass (Napier) & <b>", "(nap napier b", "Grass ([Napier]) & <[b]>"],
  ["Fresh Milk", "  ", "Fresh Milk"],
])("of “%s”, the words of “%s” are marked: %s", (text, words, wanted) => {
  expect(marked(markWords(text, words))).toBe(wanted)
})

test("a marked text is the whole text, and a root has no other root", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, words) => {
      expect(
        markWords(text, words)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text)
      expect(rootOf(rootOf(text))).toBe(rootOf(text))
    }),
  )
})

test.each([
  ["goats", "goat"],
  ["families", "family"],
  ["fencing", "fence"],
  ["vaccinated", "vaccinate"],
  ["vaccines", "vaccine"],
])("“%s” and “%s” have one root", (a, b) => expect(rootOf(a)).toBe(rootOf(b)))

test.each([
  ["donkey", "down"],
  ["grass", "gas"],
  ["feed", "fee"],
  ["spring", "spry"],
])("“%s” and “%s” have two", (a, b) => expect(rootOf(a)).not.toBe(rootOf(b)))

describe("an excerpt", () => {
  const text = Array.from({ length: 60 }, (_, place) => `w${place}x`).join(" ")

  test("has about thirty words around the match, and dots where the text continues", () => {
    const words = marked(excerptOf(text, "w40x")).split(" ")
    expect(words[0]).toBe("…")
    expect(words).toContain("[w40x]")
    expect(words[words.length - 1]).toBe("w59x")
    expect(marked(excerptOf(text, "w20x"))).toMatch(/^… w12x .*\[w20x\].* w41x …$/)
  })

  test("is of the place where most of the words are", () => {
    expect(marked(excerptOf(`milk ${text} goat milk`, "milk goat"))).toMatch(/\[goat\] \[milk\]$/)
  })

  test("is the beginning where no word is found, and all of a short text", () => {
    expect(marked(excerptOf(text, "unicorn"))).toMatch(/^w0x .* w29x …$/)
    expect(marked(excerptOf("A goat.\nMilk.", "unicorn"))).toBe("A goat. Milk.")
    expect(excerptOf("", "goat")).toEqual([])
  })
})
