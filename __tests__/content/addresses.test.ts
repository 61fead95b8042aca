/** @jest-environment node */
import * as addresses from "../../src/lib/paths"

test("no address is listed twice or ends in a slash", () => {
  const all = [...addresses.staticRoutes, ...addresses.detailRoutes, addresses.notFoundRoute]
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((address) => address !== "/" && address.endsWith("/"))).toEqual([])
})

test("services and projects have a short and a long address", () => {
  const service = { jsonId: 1, servicePath: "knowledge-sharing-training" }
  expect(addresses.serviceShortAddress(service)).toBe("/service-details/1")
  expect(addresses.serviceAddress(service)).toBe("/service-details/1/knowledge-sharing-training")
  const project = { jsonId: 2, projectPath: "women-in-livestock" }
  expect(addresses.projectShortAddress(project)).toBe("/project-details/2")
  expect(addresses.projectAddress(project)).toBe("/project-details/2/women-in-livestock")
})

test("farmers, posts and products are addressed by number", () => {
  const entry = { jsonId: 3 }
  expect(addresses.farmerAddress(entry)).toBe("/farmer-details/3")
  expect(addresses.postAddress(entry)).toBe("/blog-single/3")
  expect(addresses.postWithSidebarAddress(entry)).toBe("/blog-single-with-sidebar/3")
  expect(addresses.productAddress(entry)).toBe("/shop-single/3")
  expect(addresses.productThumbAddress(entry)).toBe("/shop-single-thumb/3")
})

test("the first page of a list has the list's address, the others one below it", () => {
  expect(addresses.listPageAddress("/shop", 1)).toBe("/shop")
  expect(addresses.listPageAddress("/shop", 2)).toBe("/shop/2")
})

test("a part of a list is a file for each page", () => {
  expect(addresses.sliceAddress("products", ["dairy", "popular"], 2)).toBe("/lists/products/dairy/popular/2.json")
  expect(addresses.slug("Women in Agriculture")).toBe("women-in-agriculture")
  expect(addresses.slug(" Milk & Dairy! ")).toBe("milk-dairy")
})
