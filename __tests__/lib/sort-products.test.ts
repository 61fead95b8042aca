/** @jest-environment node */
import { filterProducts, readProductQuery, sortProducts } from "../../src/lib/sort-products"

const products = [
  { jsonId: 1, category: "cattle", reviews: 24, ratings: 5 },
  { jsonId: 2, category: "meat", reviews: 31, ratings: 4.5 },
  { jsonId: 3, category: "dairy", reviews: 58, ratings: 4.5 },
  { jsonId: 4, category: "poultry", reviews: 24, ratings: 4 },
  { jsonId: 10, category: "dairy", reviews: 41, ratings: 5 },
]
const getIds = (list: readonly { jsonId: number }[]) => list.map(({ jsonId }) => jsonId)

test.each([
  ["latest", [1, 2, 3, 4, 10]],
  ["recent", [10, 4, 3, 2, 1]],
  ["popular", [3, 10, 2, 1, 4]],
  ["relevant", [1, 10, 2, 3, 4]],
] as const)("sortProducts: by %s, with ties in the order of the data", (sort, expected) => {
  expect(getIds(sortProducts(products, sort))).toEqual(expected)
  expect(getIds(sortProducts([...products].reverse(), sort))).toEqual(expected)
})

test("filterProducts: keeps the order, and “all” keeps everything", () => {
  expect(getIds(filterProducts(products, "dairy"))).toEqual([3, 10])
  expect(getIds(filterProducts(products, "all"))).toEqual([1, 2, 3, 4, 10])
})

test("readProductQuery: reads an address, and uses defaults for unknown values", () => {
  expect(readProductQuery({ category: "dairy", sort: "popular", saved: "1", view: "list" })).toEqual({
    filter: "dairy",
    sort: "popular",
    isSaved: true,
    view: "list",
  })
  const defaults = { filter: "all", sort: "latest", isSaved: false, view: "grid" }
  expect(readProductQuery({})).toEqual(defaults)
  expect(readProductQuery({ category: "Dairy", sort: "__proto__", saved: "yes", view: "rows" })).toEqual(defaults)
})
