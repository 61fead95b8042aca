/** @jest-environment node */
import { groups } from "../../scripts/illustrations/pictures"
import type { Picture } from "../../scripts/illustrations/part"
import { renderWebp } from "../../scripts/illustrations/render"

const longestSide = 1600

async function allPictures(): Promise<Map<string, () => Picture>> {
  const loaded = await Promise.all(Object.values(groups).map((load) => load()))
  return new Map(loaded.flatMap(({ pictures }) => Object.entries(pictures)))
}

describe("the drawn pictures", () => {
  let drawings: Map<string, () => Picture>
  let drawn: [string, Picture][]

  beforeAll(async () => {
    drawings = await allPictures()
    drawn = [...drawings].map(([name, draw]) => [name, draw()])
  })

  it("are the same bytes each time they are rendered", async () => {
    for (const name of ["categories/sheep", "testimonials/avatar-1"]) {
      const draw = drawings.get(name)
      expect(draw).toBeDefined()
      if (!draw) continue
      const [once, again] = [await renderWebp(draw()), await renderWebp(draw())]
      expect(once.equals(again)).toBe(true)
    }
  }, 60_000)

  it("are drawn from numbers, never from NaN", () => {
    const broken = drawn.filter(([, { svg }]) => /NaN|undefined|Infinity/.test(svg)).map(([name]) => name)
    expect(broken).toEqual([])
  })

  it("have descriptions of 40 to 140 characters", () => {
    const unfit = drawn
      .map(([name, { description }]) => `${name}: ${description.length}`)
      .filter((_, index) => {
        const length = drawn[index]?.[1].description.length ?? 0
        return length < 40 || length > 140
      })
    expect(unfit).toEqual([])
  })

  it("have descriptions that no other picture has", () => {
    const descriptions = drawn.map(([, { description }]) => description)
    expect(new Set(descriptions).size).toBe(descriptions.length)
  })

  it("are no larger than the website needs", () => {
    const large = drawn.filter(([, { width, height }]) => Math.max(width, height) > longestSide).map(([name]) => name)
    expect(large).toEqual([])
  })

  it("refuses to render a larger one", async () => {
    await expect(
      renderWebp({ svg: "<svg/>", width: 1601, height: 900, description: "", cast: { parts: [], scenery: [] } }),
    ).rejects.toThrow("1601×900 is larger than 1600 pixels")
  })
})
