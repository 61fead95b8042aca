import { changeListQuery, listHref, readListQuery } from "../../src/lib/list-query"

test("an address is read and written again, in one order", () => {
  const query = readListQuery("?page=2&sort=popular&category=dairy&utm=x")
  expect(query).toEqual({ page: "2", sort: "popular", category: "dairy" })
  expect(listHref("/shop", query)).toBe("/shop?category=dairy&sort=popular&page=2")
})

test("words of any kind survive the way through an address", () => {
  for (const q of ["milk & ghee", "50% more", "a+b=c", "ünï#code", "“quoted”"]) {
    expect(readListQuery(new URL(listHref("/blog-standard", { q }), "https://x.example").search).q).toBe(q)
  }
})

test("the first page and empty values leave nothing in the address", () => {
  expect(listHref("/shop", { page: "1" })).toBe("/shop")
  expect(listHref("/shop", { page: "1", sort: "" })).toBe("/shop")
  expect(readListQuery("?tag=&q=%20")).toEqual({})
})

test("a filter starts the pages anew, and a page keeps the filter", () => {
  const query = { page: "3", category: "dairy" }
  expect(listHref("/shop", changeListQuery(query, { sort: "recent" }))).toBe("/shop?category=dairy&sort=recent")
  expect(listHref("/shop", changeListQuery(query, { page: "4" }))).toBe("/shop?category=dairy&page=4")
  expect(listHref("/shop", changeListQuery(query, { category: undefined }))).toBe("/shop")
})
