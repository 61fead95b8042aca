/** @jest-environment node */
import * as addresses from "../../src/lib/paths"

test("no address is listed twice or ends in a slash", () => {
  const all = [...addresses.staticRoutes, ...addresses.detailRoutes, addresses.notFoundRoute]
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((address) => address !== "/" && address.endsWith("/"))).toEqual([])
})

test("services and projects have a short and a long address", () => {
  const service = { jsonId: 1, servicePath: "knowledge-sharing-training" }
  expect(addresses.serviceShortPath(service)).toBe("/service-details/1")
  expect(addresses.serviceDetailPath(service)).toBe("/service-details/1/knowledge-sharing-training")
  const project = { jsonId: 2, projectPath: "women-in-livestock" }
  expect(addresses.projectShortPath(project)).toBe("/project-details/2")
  expect(addresses.projectDetailPath(project)).toBe("/project-details/2/women-in-livestock")
})

test("farmers, posts and products are addressed by number", () => {
  const entry = { jsonId: 3 }
  expect(addresses.farmerPath(entry)).toBe("/farmer-details/3")
  expect(addresses.postPath(entry)).toBe("/blog-single/3")
  expect(addresses.postWithSidebarPath(entry)).toBe("/blog-single-with-sidebar/3")
  expect(addresses.productPath(entry)).toBe("/shop-single/3")
  expect(addresses.productThumbPath(entry)).toBe("/shop-single-thumb/3")
})

test("the first page of a list has the list's address, the others one below it", () => {
  expect(addresses.listPagePath("/shop", 1)).toBe("/shop")
  expect(addresses.listPagePath("/shop", 2)).toBe("/shop/2")
})

test("a part of a list is a file for each page", () => {
  expect(addresses.listFilePath("products", ["dairy", "popular"], 2)).toBe("/lists/products/dairy/popular/2.json")
  expect(addresses.slug("Women in Agriculture")).toBe("women-in-agriculture")
  expect(addresses.slug(" Milk & Dairy! ")).toBe("milk-dairy")
})
