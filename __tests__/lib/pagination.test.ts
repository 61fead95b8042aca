/** @jest-environment node */
import { pageCount, pageFromQuery, paginate } from "../../src/lib/pagination"

/** "1 2 … 9 10 11 12 13 … 39 40" */
const format = (current: number, total: number) =>
  paginate(current, total)
    .map((entry) => (entry.kind === "page" ? entry.page : "…"))
    .join(" ")

test.each([
  [1, 1, "1"],
  [5, 9, "1 2 3 4 5 6 7 8 9"],
  [1, 40, "1 2 3 4 5 … 39 40"],
  [20, 40, "1 2 … 18 19 20 21 22 … 39 40"],
  [7, 40, "1 2 … 5 6 7 8 9 … 39 40"],
])("paginate: page %i of %i shows %s", (current, total, expected) => {
  expect(format(current, total)).toBe(expected)
})

test("paginate: a page out of range is clamped", () => {
  expect(paginate(99, 40)).toEqual(paginate(40, 40))
  expect(paginate(-3, 40)).toEqual(paginate(1, 40))
  expect(paginate(Number.NaN, 40)).toEqual(paginate(1, 40))
})

test("paginate: a gap has the page before it, so that two gaps have different keys", () => {
  expect(paginate(20, 40).filter(({ kind }) => kind === "gap")).toEqual([
    { kind: "gap", after: 2 },
    { kind: "gap", after: 22 },
  ])
})

test.each([
  [0, 8, 1],
  [9, 8, 2],
])("pageCount: %i items at %i a page make %i pages", (count, perPage, pages) => {
  expect(pageCount(count, perPage)).toBe(pages)
})

test.each([
  [null, 1],
  ["2", 2],
  ["0", 1],
  ["two", 1],
  ["4", 3],
])("pageFromQuery: ?page=%s of three means page %i", (query, page) => {
  expect(pageFromQuery(query, 3)).toBe(page)
})
