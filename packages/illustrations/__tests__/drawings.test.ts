import { readFileSync } from "node:fs"
import path from "node:path"
import { hygiene } from "../src/drawings/hygiene"
import { fileOf } from "../src/drawings/line"
import { staticFolder } from "../src/website"

test("no two drawings have one name", () => {
  const names = hygiene.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each(hygiene)("the website's file of “$name” is the drawing as it is, in black, grey and white", (drawing) => {
  const file = fileOf(drawing)
  expect(readFileSync(path.join(staticFolder, "drawings", `${drawing.name}.svg`), "utf8")).toBe(file)
  const tones = Array.from(file.matchAll(/(?:fill|stroke)="([^"]+)"/g), ([, tone]) => tone)
  expect([...new Set(tones)].filter((tone) => !["#000", "#fff", "#ccc", "none"].includes(tone ?? ""))).toEqual([])
})
