/** @jest-environment node */
import descriptions from "../../../data/pictures.json"
import gallery from "../../../data/gallery.json"
import { pictureName } from "../../../src/features/gallery/picture-name"

test.each([
  ["Four fat-tailed sheep and a lamb on a terraced hillside under rain clouds.", "Four fat-tailed sheep and a lamb"],
  ["Two grey crowned cranes, one stepping, on a lake shore.", "Two grey crowned cranes, one stepping"],
  ["Nose first: a fawn Ankole calf with a white blaze.", "Nose first: a fawn Ankole calf"],
  ["A goat.", "A goat"],
])("“%s” is called “%s”", (description, name) => expect(pictureName(description)).toBe(name))

test("every picture of the gallery has a name of its own, of five to eight words, that begins its description", () => {
  const all: Readonly<Record<string, string>> = descriptions
  const texts = gallery.pictures.map((path) => all[path] ?? "")
  const names = texts.map(pictureName)
  expect(new Set(names).size).toBe(names.length)
  for (const [index, name] of names.entries()) {
    expect(texts[index]?.startsWith(name)).toBe(true)
    expect(name.split(" ").length).toBeGreaterThanOrEqual(5)
    expect(name.split(" ").length).toBeLessThanOrEqual(8)
  }
})

test("every picture is of some kind", () => {
  const sorted = new Set(gallery.kinds.flatMap(({ pictures }) => pictures))
  expect(gallery.pictures.filter((path) => !sorted.has(path))).toEqual([])
})
