/** @jest-environment node */
import { entryPaths } from "../../src/content/entries"
import { product } from "../../src/content/types/product"
import { service } from "../../src/content/types/service"
import { pagedRoutes } from "../../src/lib/list-pages"
import * as addresses from "../../src/lib/paths"

test("no address is listed twice or ends in a slash", () => {
  const all = [...addresses.staticRoutes, ...addresses.detailRoutes, addresses.notFoundRoute]
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((address) => address !== "/" && address.endsWith("/"))).toEqual([])
})

test("services and projects have a short and a long address", () => {
  const known = { jsonId: 1, servicePath: "knowledge-sharing-training" }
  expect(addresses.serviceDetailPath(known)).toBe("/service-details/1/knowledge-sharing-training")
  expect(addresses.projectDetailPath({ jsonId: 2, projectPath: "women-in-livestock" })).toBe(
    "/project-details/2/women-in-livestock",
  )
  expect(entryPaths(service.pages, { jsonId: 1, entry: known })).toEqual([
    "/service-details/1",
    "/service-details/1/knowledge-sharing-training",
  ])
})

test("farmers, posts and products are found by number; posts and products in two layouts", () => {
  const entry = { jsonId: 3 }
  expect(addresses.farmerPath(entry)).toBe("/farmer-details/3")
  expect(addresses.postPath(entry)).toBe("/blog-single/3")
  expect(addresses.postWithSidebarPath(entry)).toBe("/blog-single-with-sidebar/3")
  expect(addresses.productPath(entry)).toBe("/shop-single/3")
  expect(entryPaths(product.pages, { jsonId: 3, entry })).toEqual(["/shop-single/3", "/shop-single-thumb/3"])
})

test("every list that is cut into pages is a page of the site", () => {
  expect(pagedRoutes.filter((route) => !addresses.staticRoutes.includes(route))).toEqual([])
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
