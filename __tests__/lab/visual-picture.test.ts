/** @jest-environment node */
import sharp from "sharp"
import { compare, decode, encode, shrink, sideBySide } from "../../lab/visual/picture"

/** A page with a button: its corners, its place and its colour can be chosen. */
const photograph = ({ radius = 8, left = 20, colour = "#1F5637", height = 80 } = {}) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}">
        <rect width="100%" height="100%" fill="#FFFBF2"/>
        <rect x="${left}" y="18" width="140" height="44" rx="${radius}" fill="${colour}"/>
      </svg>`,
    ),
  )
    .png()
    .toBuffer()

async function difference(now: Parameters<typeof photograph>[0]) {
  const baseline = await decode(await encode(await shrink(await photograph())))
  return compare(baseline, await shrink(await photograph(now)))
}

test("a picture differs in nothing from its own baseline", async () => {
  expect((await difference({})).pixels).toBe(0)
})

test.each([
  ["a corner that is 2 px rounder", { radius: 10 }],
  ["a distance that is 2 px larger", { left: 22 }],
  ["a distance that is 1 px larger", { left: 21 }],
  ["a surface of slightly another colour", { colour: "#295F41" }],
])("sees %s", async (_what, now) => {
  expect((await difference(now)).pixels).toBeGreaterThan(0)
})

test("counts and marks what is in one picture only", async () => {
  const { pixels, marked } = await difference({ height: 100 })
  expect(pixels).toBe(100 * 10)
  expect(marked).toMatchObject({ width: 100, height: 50 })
  expect([...marked.data.subarray(-3)]).toEqual([220, 0, 0])
})

test("puts two pictures beside each other", async () => {
  const [low, high] = [await shrink(await photograph()), await shrink(await photograph({ height: 100 }))]
  const both = sideBySide([low, high])
  expect(both).toMatchObject({ width: 200, height: 50 })
  expect([...both.data.subarray(300, 303)]).toEqual([...high.data.subarray(0, 3)])
})
