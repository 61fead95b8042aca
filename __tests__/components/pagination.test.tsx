import { render, screen, within } from "@testing-library/react"
import { Pagination } from "../../src/components/pagination"

const renderPages = (current: number, total: number) =>
  render(<Pagination current={current} total={total} label="Posts" href={(page) => `/blog-standard?page=${page}`} />)

const links = () => screen.queryAllByRole("link").map((link) => link.getAttribute("aria-label") ?? link.textContent)

test("the first page has no way back, and says so with a ban sign", () => {
  renderPages(1, 2)
  expect(links()).toEqual(["Page 1", "Page 2", "Next page"])
  expect(screen.getByRole("img", { name: "No previous page" })).toBeVisible()
})

test("the last page has no way on", () => {
  renderPages(2, 2)
  expect(links()).toEqual(["Previous page", "Page 1", "Page 2"])
  expect(screen.getByRole("img", { name: "No next page" })).toBeVisible()
})

test("leads to the neighbours and marks the page that is open", () => {
  renderPages(20, 40)
  const pages = within(screen.getByRole("navigation", { name: "Posts" }))
  expect(pages.getByRole("link", { name: "Previous page" })).toHaveAttribute("href", "/blog-standard?page=19")
  expect(pages.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/blog-standard?page=21")
  expect(pages.getByRole("link", { current: "page" })).toHaveAccessibleName("Page 20")
  expect(pages.getAllByRole("img", { name: "More pages" })).toHaveLength(2)
})
