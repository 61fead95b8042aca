/** @jest-environment node */
import { RELATED, relatedProducts } from "../../../src/content/pages/related-products"

const product = (jsonId: number, category: string) => ({ jsonId, category })

test("its own category goes first, without the product itself, then the first of the others, in their order", () => {
  const shop = [product(1, "cattle"), product(2, "meat"), product(3, "dairy"), product(4, "cattle"), product(5, "meat")]
  expect(relatedProducts(shop).get(4)).toEqual([1, 2, 3, 5])
})

test("eight products are related, however few there are of a kind", () => {
  const shop = Array.from({ length: 30 }, (_, index) => product(index + 1, index < 4 ? "poultry" : "dairy"))
  expect(relatedProducts(shop).get(2)).toEqual([1, 3, 4, 5, 6, 7, 8, 9])
  expect(relatedProducts(shop).get(2)).toHaveLength(RELATED)
})

test("a category with enough of its own takes none of the others", () => {
  const shop = Array.from({ length: 40 }, (_, index) => product(index + 1, index % 2 === 0 ? "meat" : "dairy"))
  const related = relatedProducts(shop)
  expect(related.get(1)).toEqual([3, 5, 7, 9, 11, 13, 15, 17])
  expect(related.get(39)).toEqual([1, 3, 5, 7, 9, 11, 13, 15])
})

test("a shop of one product has nothing to show beside it", () => {
  expect(relatedProducts([product(1, "meat")]).get(1)).toEqual([])
  expect(relatedProducts([]).size).toBe(0)
})
