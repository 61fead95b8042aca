/** @jest-environment node */
import descriptions from "../../data/pictures.json"
import gallery from "../../data/gallery.json"
import { picturePath } from "../../src/content/picture-path"
import { pictureName } from "../../src/features/gallery/picture-name"

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
