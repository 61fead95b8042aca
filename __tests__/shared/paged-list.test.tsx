import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PagedList } from "../../src/shared/paged-list"
import { getList, listMessages } from "../fixtures/paged-list"
import type { List } from "../../src/shared/use-list"

const show = (changes: Partial<List<string>> = {}) =>
  render(
    <PagedList
      list={getList(changes)}
      messages={listMessages}
      summary="Showing 9–16 of 40 results"
      plainHref={(page) => `/shop/${page}`}
    >
      {(entries) => entries.map((entry) => <p key={entry}>{entry}</p>)}
    </PagedList>,
  )
const entries = () => document.querySelector("[data-slot=paged-list-entries]")

test("paged list: announces the page and the number of pages", () => {
  show()
  expect(screen.getByRole("status")).toHaveTextContent("Showing 9–16 of 40 results Page 2 of 5.")
})

test("paged list: links to pages by query with scripts, and by path without", () => {
  show()
  const [plain, live] = screen.getAllByRole("navigation")
  expect(within(live!).getByRole("link", { name: "Page 3" })).toHaveAttribute("href", "/shop?page=3")
  expect(within(plain!).getByRole("link", { name: "Page 3" })).toHaveAttribute("href", "/shop/3")
  expect(plain).toHaveClass("no-js-only")
})

test("paged list: while a page is loading, the previous entries are hidden and inert", () => {
  show({ state: "loading" })
  expect(screen.getByRole("status")).toHaveTextContent("Loading products …")
  expect(entries()).toHaveAttribute("inert")
  expect(entries()).toHaveClass("invisible")
})

test("paged list: a page that failed to load can be retried, or opened without scripts", async () => {
  const retry = jest.fn()
  show({ state: "failed", retry })
  const alert = screen.getByRole("alert")
  expect(alert).toHaveTextContent(listMessages.failed)
  await userEvent.click(within(alert).getByRole("button", { name: "Try again" }))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(within(alert).getByRole("link")).toHaveAttribute("href", "/shop/1")
})

test("paged list: without results it says so, and links to the whole list", () => {
  show({ entries: [], total: 0, page: 1, pages: 1 })
  expect(screen.getByRole("status")).toHaveTextContent(listMessages.empty)
  expect(screen.getByRole("link", { name: "Show all products" })).toHaveAttribute("href", "/shop")
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument()
})
