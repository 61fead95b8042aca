/** @jest-environment node */
import descriptions from "../../../data/pictures.json"
import gallery from "../../../data/gallery.json"
import { picturePath } from "../../../src/content/picture-path"
import { pictureName } from "../../../src/features/gallery/picture-name"

test.each([
  ["Two grey crowned cranes, one stepping, on a lake shore.", "Two grey crowned cranes"],
  ["Four goats, two of them on their hind legs, and two kids.", "Four goats, two of them on their hind legs"],
  ["Four fat-tailed sheep and a lamb on a hillside.", "Four fat-tailed sheep and a lamb on a hillside"],
  ["A cockerel crows on a thatched roof; the sun stands behind him.", "A cockerel crows on a thatched roof"],
  ["Nose first: a fawn Ankole calf, late in the day.", "Nose first: a fawn Ankole calf"],
  ["Over the paddock fence, a cow licks her nose, calmly.", "Over the paddock fence, a cow licks her nose"],
  ["A calf stands there on a dark, wet day; a woman waits.", "A calf stands there on a dark, wet day"],
  ["Women and men trade milk, eggs and greens at noon.", "Women and men trade milk, eggs and greens at noon"],
  ["A goat.", "A goat"],
])("“%s” is called “%s”", (description, name) => expect(pictureName(description)).toBe(name))

test("every picture of the gallery has a name of its own, of four words or more, that begins its description", () => {
  const all = new Map(descriptions.map(({ path, alt }) => [picturePath(path), alt]))
  const texts = gallery.pictures.map((path) => all.get(picturePath(path)) ?? "")
  const names = texts.map(pictureName)
  expect(new Set(names).size).toBe(names.length)
  for (const [index, name] of names.entries()) {
    expect(texts[index]?.startsWith(name)).toBe(true)
    expect(name.split(" ").length).toBeGreaterThanOrEqual(4)
    // Where it ends, the sentence pauses.
    expect(texts[index]?.slice(name.length)).toMatch(/^[,;:.!?]/)
  }
})

test("every picture is of some kind", () => {
  const sorted = new Set(gallery.kinds.flatMap(({ pictures }) => pictures.map(picturePath)))
  expect(gallery.pictures.filter((path) => !sorted.has(picturePath(path)))).toEqual([])
})
