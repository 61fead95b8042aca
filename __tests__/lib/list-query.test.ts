/** @jest-environment node */
import { changeListQuery, listHref, readListQuery } from "../../src/lib/list-query"

test("list query: is read from an address, and written in a fixed order", () => {
  const query = readListQuery("?page=2&sort=popular&category=dairy&utm=x")
  expect(query).toEqual({ page: "2", sort: "popular", category: "dairy" })
  expect(listHref("/shop", query)).toBe("/shop?category=dairy&sort=popular&page=2")
})

test("list query: any search words survive a round trip", () => {
  for (const q of ["milk & ghee", "50% more", "a+b=c", "ünï#code", "“quoted”"]) {
    expect(readListQuery(new URL(listHref("/blog-standard", { q }), "https://x.example").search).q).toBe(q)
  }
})

test("list query: the first page and empty values are not written", () => {
  expect(listHref("/shop", { page: "1" })).toBe("/shop")
  expect(listHref("/shop", { page: "1", sort: "" })).toBe("/shop")
  expect(readListQuery("?tag=&q=%20")).toEqual({})
})

test("list query: a filter resets the page; a page keeps the filter, and a view the page", () => {
  const query = { page: "3", category: "dairy" }
  expect(listHref("/shop", changeListQuery(query, { sort: "recent" }))).toBe("/shop?category=dairy&sort=recent")
  expect(listHref("/shop", changeListQuery(query, { page: "4" }))).toBe("/shop?category=dairy&page=4")
  expect(listHref("/shop", changeListQuery(query, { category: undefined }))).toBe("/shop")
  expect(listHref("/shop", changeListQuery(query, { view: "list" }))).toBe("/shop?category=dairy&view=list&page=3")
})

test("list query: a search is truncated to 200 characters, without splitting an emoji", () => {
  const createSearch = (q: string) => `?q=${encodeURIComponent(q)}`
  const longest = "m".repeat(200)
  expect(readListQuery(createSearch(` ${longest} `)).q).toBe(longest)
  expect(readListQuery(createSearch(`${longest}ilk`)).q).toBe(longest)
  expect(readListQuery(createSearch(`${"m".repeat(199)}🐄🐄`)).q).toBe("m".repeat(199))
})
