/** @jest-environment node */
import { readFileSync } from "node:fs"
import { getEntryPaths } from "../../src/content/entries"
import { gallery } from "../../src/content/types/gallery"
import { service } from "../../src/content/types/service"
import { entriesAfter, listPages, pagedRoutes, getPageNumber, getListPage, pageSizes } from "../../src/lib/list-pages"
import * as addresses from "../../src/lib/paths"

test("paths: none is listed twice or ends in a slash, and paged lists are pages of the site", () => {
  const all = [...addresses.staticRoutes, ...addresses.detailRoutes, addresses.notFoundRoute]
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((address) => address !== "/" && address.endsWith("/"))).toEqual([])
  expect(pagedRoutes.filter((route) => !addresses.staticRoutes.includes(route))).toEqual([])
})

test("paths: services and projects have a short and a long path", () => {
  const entry = { jsonId: 1, servicePath: "training" }
  expect(addresses.serviceDetailPath(entry)).toBe("/service-details/1/training")
  expect(addresses.projectDetailPath({ jsonId: 2, projectPath: "women" })).toBe("/project-details/2/women")
  expect(getEntryPaths(service.pages, { jsonId: 1, entry: entry })).toEqual([
    "/service-details/1",
    "/service-details/1/training",
  ])
})

test("paths: page 1 of a list has the list's path, the others one below it", () => {
  expect([1, 2].map((page) => addresses.listPagePath("/shop", page))).toEqual(["/shop", "/shop/2"])
  expect(addresses.slug(" Milk & Dairy! ")).toBe("milk-dairy")
})

test.each([1, 24, 25, 167])("list pages: of %i entries, each is on one page, in order", (total) => {
  const pages = listPages(total, 24)
  const positions = pages.flatMap(({ skip, limit }) =>
    Array.from({ length: Math.min(limit, total - skip) }, (_, index) => skip + index + 1),
  )
  expect(positions).toEqual(Array.from({ length: total }, (_, index) => index + 1))
  expect(positions.map((position) => getPageNumber(position, 24))).toEqual(
    positions.map((position) => pages.find(({ skip, limit }) => position <= skip + limit)?.number),
  )
})

test("list pages: an empty list has one empty page", () => {
  expect(listPages(0, 24)).toEqual([{ number: 1, pages: 1, total: 0, skip: 0, limit: 24 }])
})

test("gallery: 24 pictures a page; of 167, 143 are left after the first (spec section 9)", () => {
  expect(listPages(167, pageSizes.gallery).map(entriesAfter)).toEqual([143, 119, 95, 71, 47, 23, 0])
  const pictures = Array.from({ length: 49 }, (_, index) => `gallery/image_${index + 1}`)
  expect(gallery.paths({ pictures })).toEqual(["/gallery", "/gallery/2", "/gallery/3"])
  expect(gallery.paths({ pictures: "none" })).toEqual(["/gallery"])
})

test("gallery: the rows of the CSS grid agree with gallery-picture.tsx", () => {
  const grid = readFileSync("src/styles/global.css", "utf8")
  const masonry = readFileSync("src/features/gallery/gallery-picture.tsx", "utf8")
  const rows = /ROWS_PER_COLUMN = (\d+)/.exec(masonry)?.[1]
  expect(grid).toContain(`/ var(--columns) / ${rows});`)
})

test("list pages: a list is sliced into pages; a page out of range is the last", () => {
  const letters = [..."abcde"]
  expect(getListPage(letters, 2, 2)).toEqual({ page: 2, pages: 3, total: 5, entries: ["c", "d"] })
  expect(getListPage(letters, 99, 2)).toEqual({ page: 3, pages: 3, total: 5, entries: ["e"] })
  expect(getListPage([], 2, 2)).toEqual({ page: 1, pages: 1, total: 0, entries: [] })
})
