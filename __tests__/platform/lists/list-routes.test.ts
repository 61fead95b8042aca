/** @jest-environment node */
import { listContexts } from "../../../src/platform/lists/list-routes"

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test("list routes: each page of a list is handed the numbers of its own entries, in the list's order", () => {
  const pages = listContexts("/shop", [5, 3, ...numbers(20).slice(5)], [])
  expect(pages.map(({ number, entries }) => [number, entries])).toEqual([
    [1, [5, 3, 6, 7, 8, 9, 10, 11]],
    [2, [12, 13, 14, 15, 16, 17, 18, 19]],
    [3, [20]],
  ])
})

test("list routes: only beside a sidebar the recent posts are asked for", () => {
  const posts = [4, 5, 6, 7]
  expect(listContexts("/blog-with-sidebar", posts, posts).map(({ recent }) => recent)).toEqual([
    [4, 5, 6],
    [4, 5, 6],
  ])
  expect(listContexts("/blog-standard", posts, posts).every(({ recent }) => recent.length === 0)).toBe(true)
})

test("list routes: a list without entries has one page, which is empty", () => {
  expect(listContexts("/blog-3-column", [], []).map(({ entries }) => entries)).toEqual([[]])
})
