import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PagedList } from "../../src/shared/paged-list"
import { createList, listMessages } from "../fixtures/paged-list"
import type { List } from "../../src/shared/use-list"

const renderList = (changes: Partial<List<string>> = {}) =>
  render(
    <PagedList
      list={createList(changes)}
      messages={listMessages}
      summary="Showing 9–16 of 40 results"
      plainHref={(page) => `/shop/${page}`}
    >
      {(entries) => entries.map((entry) => <p key={entry}>{entry}</p>)}
    </PagedList>,
  )
const getEntries = () => document.querySelector("[data-slot=paged-list-entries]")

test("paged list: announces the page and the number of pages", () => {
  renderList()
  expect(screen.getByRole("status")).toHaveTextContent("Showing 9–16 of 40 results Page 2 of 5.")
})

test("paged list: links to pages by query with scripts, and by path without", () => {
  renderList()
  const [noJs, withJs] = screen.getAllByRole("navigation")
  expect(within(withJs!).getByRole("link", { name: "Page 3" })).toHaveAttribute("href", "/shop?page=3")
  expect(within(noJs!).getByRole("link", { name: "Page 3" })).toHaveAttribute("href", "/shop/3")
  expect(noJs).toHaveClass("no-js-only")
})

test("paged list: while a page is loading, the previous entries are hidden and inert", () => {
  renderList({ state: "loading" })
  expect(screen.getByRole("status")).toHaveTextContent("Loading products …")
  expect(getEntries()).toHaveAttribute("inert")
  expect(getEntries()).toHaveClass("invisible")
})

test("paged list: a page that failed to load can be retried, or opened without scripts", async () => {
  const retry = jest.fn()
  renderList({ state: "failed", retry })
  const alert = screen.getByRole("alert")
  expect(alert).toHaveTextContent(listMessages.failed)
  await userEvent.click(within(alert).getByRole("button", { name: "Try again" }))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(within(alert).getByRole("link")).toHaveAttribute("href", "/shop/1")
})

test("paged list: without results it says so, and links to the whole list", () => {
  renderList({ entries: [], total: 0, page: 1, pages: 1 })
  expect(screen.getByRole("status")).toHaveTextContent(listMessages.empty)
  expect(screen.getByRole("link", { name: "Show all products" })).toHaveAttribute("href", "/shop")
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument()
})
