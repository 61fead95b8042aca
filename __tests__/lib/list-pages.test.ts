/** @jest-environment node */
import { readFileSync } from "node:fs"
import { gallery } from "../../src/content/types/gallery"
import { galleryPagePath } from "../../src/lib/paths"
import { entriesAfter, listPages, pageOf, pageSizes } from "../../src/lib/list-pages"

test("the gallery shows 24 pictures on a page (spec section 9)", () => {
  expect(pageSizes.gallery).toBe(24)
})

test.each([1, 24, 25, 167])("the pages of a list of %i cover it once, in order", (total) => {
  const pages = listPages(total, 24)
  const places = pages.flatMap(({ skip, limit }) =>
    Array.from({ length: Math.min(limit, total - skip) }, (_, index) => skip + index + 1),
  )
  expect(places).toEqual(Array.from({ length: total }, (_, index) => index + 1))
  expect(places.map((place) => pageOf(place, 24))).toEqual(
    places.map((place) => pages.find(({ skip, limit }) => place <= skip + limit)?.number),
  )
})

test("an empty list has one page with nothing on it", () => {
  expect(listPages(0, 24)).toEqual([{ number: 1, pages: 1, total: 0, skip: 0, limit: 24 }])
})

test("167 pictures leave 143 after the first page, and none after the last", () => {
  const pages = listPages(167, 24)
  expect(pages.map(entriesAfter)).toEqual([143, 119, 95, 71, 47, 23, 0])
})

test("each page of the gallery has an address that links may lead to", () => {
  expect(galleryPagePath(1)).toBe("/gallery")
  expect(galleryPagePath(2)).toBe("/gallery/2")
  const pictures = Array.from({ length: 49 }, (_, index) => `gallery/image_${index + 1}`)
  expect(gallery.paths({ pictures })).toEqual(["/gallery", "/gallery/2", "/gallery/3"])
  expect(gallery.paths({ pictures: "none" })).toEqual(["/gallery"])
})

test("the grid's rows agree with the arithmetic", () => {
  const grid = readFileSync("src/styles/global.css", "utf8")
  const masonry = readFileSync("src/features/gallery/gallery-masonry.ts", "utf8")
  const rows = /ROWS_PER_COLUMN = (\d+)/.exec(masonry)?.[1]
  expect(grid).toContain(`/ var(--columns) / ${rows});`)
})
