import { readFileSync } from "node:fs"
import path from "node:path"
import { hygiene } from "../src/drawings/hygiene"
import { fileOf } from "../src/drawings/line"
import { tones } from "../src/drawings/paper-cut"
import { sickAnimal } from "../src/drawings/sick-animal"
import { staticFolder } from "../src/website"

test("no two drawings have one name", () => {
  const names = [...hygiene, ...sickAnimal].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each(hygiene)("the website's file of “$name” is the drawing as it is, in black, grey and white", (drawing) => {
  const file = fileOf(drawing)
  expect(readFileSync(path.join(staticFolder, "drawings", `${drawing.name}.svg`), "utf8")).toBe(file)
  const tones = Array.from(file.matchAll(/(?:fill|stroke)="([^"]+)"/g), ([, tone]) => tone)
  expect([...new Set(tones)].filter((tone) => !["#000", "#fff", "#ccc", "none"].includes(tone ?? ""))).toEqual([])
})

test.each(sickAnimal)("the website's file of “$name” is the drawing, small, and in the hills' tones", (drawing) => {
  const file = fileOf(drawing)
  expect(readFileSync(path.join(staticFolder, "drawings", `${drawing.name}.svg`), "utf8")).toBe(file)
  expect(Buffer.byteLength(file)).toBeLessThanOrEqual(3 * 1024)
  const used = Array.from(file.matchAll(/(?:fill|stroke)="([^"]+)"/g), ([, tone]) => tone)
  const known: string[] = [...Object.values(tones), "none"]
  expect([...new Set(used)].filter((tone) => !known.includes(tone ?? ""))).toEqual([])
})

test("there are six cards of what not to do, five of what to do, and a picture of each disease", () => {
  const cards = (sign: string) => sickAnimal.filter(({ svg }) => svg.includes(sign)).length
  expect([cards(CROSS), cards(TICK)]).toEqual([6, 5])
})

/** The signs in the corner of a card. */
const CROSS = "M136 12L148 24"
const TICK = "M135 18.5L140 24"
