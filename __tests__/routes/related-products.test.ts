/** @jest-environment node */
import { fillersByCategory, NO_PRODUCTS, RELATED } from "../../src/routes/related-products"

const product = (id: number, category: string) => ({ id: String(id), category })

test("a small category is filled up with the first of the others, in their order", () => {
  const shop = [product(1, "cattle"), product(2, "meat"), product(3, "dairy"), product(4, "cattle"), product(5, "meat")]
  expect(fillersByCategory(shop).get("cattle")).toEqual(["2", "3", "5"])
})

test("together with its category's own, a product has eight related ones", () => {
  const shop = Array.from({ length: 30 }, (_, index) => product(index, index < 4 ? "poultry" : "dairy"))
  // Three others of its kind.
  expect(fillersByCategory(shop).get("poultry")).toHaveLength(RELATED - 3)
})

test("a category with enough of its own needs none", () => {
  const shop = Array.from({ length: 40 }, (_, index) => product(index, index % 2 ? "meat" : "dairy"))
  expect(fillersByCategory(shop).get("meat")).toEqual(NO_PRODUCTS)
})

test("a shop of one product has nothing to fill up with", () => {
  expect(fillersByCategory([product(1, "meat")]).get("meat")).toEqual(NO_PRODUCTS)
  expect(fillersByCategory([]).size).toBe(0)
})
