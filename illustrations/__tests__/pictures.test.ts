import { readdir, readFile, stat } from "node:fs/promises"
import path from "node:path"
import { order } from "../src/gallery/order"
import { groups } from "../src/pictures"
import type { Picture } from "../src/part"
import { photographOf, readDrawn } from "../src/photographs"
import { renderWebp } from "../src/render"
import { descriptionsFile, imagesFolder } from "../src/website"
import { mistakes } from "../src/words"

const longestSide = 1600

/** Rendered anew and compared with the committed bytes; the rest is trusted to be like them. */
const sample = ["categories/sheep", "testimonials/avatar-1", "gallery/image_1", "gallery/image_80", "scenes/about"]

const shapeOf = (ratio: number) =>
  ratio < 0.9 ? "portrait" : ratio < 1.1 ? "square" : ratio < 1.7 ? "landscape" : "wide"

async function allPictures(): Promise<Map<string, () => Picture>> {
  const loaded = await Promise.all(Object.values(groups).map((load) => load()))
  return new Map(loaded.flatMap(({ pictures }) => Object.entries(pictures)))
}

describe("the drawn pictures", () => {
  let drawings: Map<string, () => Picture>
  let drawn: [string, Picture][]
  /** Those that no photograph has replaced. */
  let shown: string[]

  beforeAll(async () => {
    drawings = await allPictures()
    drawn = [...drawings].map(([name, draw]) => [name, draw()])
    const hashes = await readDrawn()
    const photographs = await Promise.all(drawn.map(([name]) => photographOf(name, hashes, imagesFolder)))
    shown = drawn.flatMap(([name], index) => (photographs[index] ? [] : [name]))
  }, 120_000)

  it.each(sample)(
    "are the same bytes each time they are rendered: %s",
    async (name) => {
      const draw = drawings.get(name)
      if (!draw) throw new Error(`Nothing draws ${name}`)
      const [once, again] = [await renderWebp(draw()), await renderWebp(draw())]
      expect(once.equals(again)).toBe(true)
      // Another processor's arithmetic may differ in the last bit of a pixel.
      if (`${process.platform} ${process.arch}` !== "linux x64" || !shown.includes(name)) return
      const committed = await readFile(path.join(imagesFolder, `${name}.webp`))
      expect(once.equals(committed)).toBe(true)
    },
    60_000,
  )

  it("are all committed, but for those that a photograph has replaced", async () => {
    const files = await readdir(imagesFolder, { recursive: true, withFileTypes: true })
    const committed = files
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(imagesFolder, path.join(entry.parentPath, entry.name)).replace(/\.webp$/, ""))
    expect(shown.filter((name) => !committed.includes(name))).toEqual([])
  })

  it("have their descriptions in data/pictures.json", async () => {
    const entries = JSON.parse(await readFile(descriptionsFile, "utf8")) as { path: string; alt: string }[]
    const stored = Object.fromEntries(entries.map(({ path, alt }) => [path, alt]))
    const expected = Object.fromEntries(
      drawn.filter(([name]) => shown.includes(name)).map(([name, { description }]) => [name, description]),
    )
    expect(stored).toMatchObject(expected)
  })

  it("are at most 25 MB together", async () => {
    const sizes = await Promise.all(
      shown.map(async (name) => (await stat(path.join(imagesFolder, `${name}.webp`))).size),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(25 * 1024 * 1024)
  })

  it("have descriptions that name what the scene shows, and nothing else", () => {
    const untrue = drawn.flatMap(([name, picture]) => mistakes(picture).map((mistake) => `${name} ${mistake}`))
    expect(untrue).toEqual([])
  })

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

  // Their titles say the rest, and a screen reader reads both.
  it("have descriptions of at most fifteen words where they stand beside their title", () => {
    const besideTitles = /^(services|posts|projects|products|categories|farm)\//
    const long = drawn
      .filter(([name, { description }]) => besideTitles.test(name) && description.split(" ").length > 15)
      .map(([name, { description }]) => `${name}: ${description}`)
    expect(long).toEqual([])
  })

  describe("of the gallery", () => {
    const inGallery = () => drawn.filter(([name]) => name.startsWith("gallery/"))

    it("are at least 167", () => {
      expect(order.length).toBeGreaterThanOrEqual(167)
      expect(inGallery().map(([name]) => name)).toEqual(order.map((_, index) => `gallery/image_${index + 1}`))
    })

    it("are of at least twelve kinds, four times of day and four shapes", () => {
      expect(new Set(order.map((scene) => scene.split("/")[0])).size).toBeGreaterThanOrEqual(12)
      expect(new Set(inGallery().map(([, { cast }]) => cast.light)).size).toBeGreaterThanOrEqual(4)
      const shapes = inGallery().map(([, { width, height }]) => shapeOf(width / height))
      expect(new Set(shapes)).toEqual(new Set(["portrait", "square", "landscape", "wide"]))
    })

    it("stand each once", () => {
      expect(new Set(order).size).toBe(order.length)
    })
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
