/** @jest-environment node */
import fc from "fast-check"
import { markedText, markWords, type MarkedText } from "../../src/lib/marked-text"

const plain = (text: string): MarkedText => ({ text, isMatch: false })
const match = (text: string): MarkedText => ({ text, isMatch: true })
const textOf = (pieces: readonly MarkedText[]) => pieces.map(({ text }) => text).join("")

describe("an excerpt", () => {
  test("is split into the matches and the text around them", () => {
    expect(markedText("cow's <mark>milk</mark> from members")).toEqual([
      plain("cow's "),
      match("milk"),
      plain(" from members"),
    ])
    expect(markedText("<mark>Milk,</mark> <mark>goat</mark>")).toEqual([match("Milk,"), plain(" "), match("goat")])
    expect(markedText("nothing marked")).toEqual([plain("nothing marked")])
    expect(markedText("")).toEqual([])
  })

  test("adjacent matches are merged", () => {
    expect(markedText("<mark>goat</mark><mark>milk</mark>")).toEqual([match("goatmilk")])
  })

  test.each([
    ["&lt;script&gt;alert(1)&lt;/script&gt;", "<script>alert(1)</script>"],
    ["Beef &amp; ghee, &quot;graded&quot;, members&#39; own", `Beef & ghee, "graded", members' own`],
    ["&amp;lt;b&amp;gt;", "&lt;b&gt;"],
    ["&eacute; &#60; &unknown; & co.", "&eacute; &#60; &unknown; & co."],
    ["<b>never</b> closed <mark>", "<b>never</b> closed <mark>"],
  ])("%s is the text %s", (excerpt, text) => {
    expect(markedText(excerpt)).toEqual([plain(text)])
  })

  test("a match that looks like an element stays text", () => {
    expect(markedText("see <mark>&lt;mark&gt;</mark>")).toEqual([plain("see "), match("<mark>")])
  })

  test("has the unescaped text of any content that Pagefind has escaped", () => {
    fc.assert(
      fc.property(fc.string(), (content) => {
        fc.pre(!/&(?:amp|lt|gt|quot|#39);/.test(content))
        const escaped = content.replace(/</g, "&lt;").replace(/>/g, "&gt;")
        expect(textOf(markedText(escaped))).toBe(content)
        expect(textOf(markedText(`<mark>${escaped}</mark>`))).toBe(content)
      }),
    )
  })
})

describe("the words of a title", () => {
  test.each([
    ["Fresh Milk", "milk", [plain("Fresh "), match("Milk")]],
    ["Clean milking", "MILK", [plain("Clean "), match("milking")]],
    ["Buttermilk", "milk", [plain("Buttermilk")]],
    ["Ankole Cattle", "cattle ankole", [match("Ankole"), plain(" "), match("Cattle")]],
    ["A cow and a calf", "a", [match("A"), plain(" cow and "), match("a"), plain(" calf")]],
    ["The cow’s shed", "cow", [plain("The "), match("cow’s"), plain(" shed")]],
    ["Grass (Napier)", ".* (na [", [plain("Grass (Napier)")]],
    ["Grass (Napier)", "(nap", [plain("Grass ("), match("Napier"), plain(")")]],
    ["Café in Moroto", "café", [match("Café"), plain(" in Moroto")]],
    ["Fresh Milk", "   ", [plain("Fresh Milk")]],
    ["", "milk", []],
  ])("of “%s”, those that begin like “%s” are marked", (title, typed, pieces) => {
    expect(markWords(title, typed)).toEqual(pieces)
  })

  test("are all kept in order, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (title, typed) => expect(textOf(markWords(title, typed))).toBe(title)),
    )
  })
})
