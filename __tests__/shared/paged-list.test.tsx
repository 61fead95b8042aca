import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { PagedList } from "../../src/shared/paged-list"
import { listOf, listWords } from "../fixtures/paged-list"
import type { List } from "../../src/shared/use-list"

const show = (changes: Partial<List<string>> = {}) =>
  render(
    <PagedList
      list={listOf(changes)}
      words={listWords}
      summary="Showing 9–16 of 40 results"
      plainHref={(page) => `/shop/${page}`}
    >
      {(entries) => entries.map((entry) => <p key={entry}>{entry}</p>)}
    </PagedList>,
  )
const entries = () => document.querySelector("[data-slot=paged-list-entries]")

test("paged list: says which page is shown, of how many", () => {
  show()
  expect(screen.getByRole("status")).toHaveTextContent("Showing 9–16 of 40 results Page 2 of 5.")
})

test("paged list: leads to the other pages, in the address with scripts, to pages of their own without", () => {
  show()
  const [plain, live] = screen.getAllByRole("navigation")
  expect(within(live!).getByRole("link", { name: "Page 3" })).toHaveAttribute("href", "/shop?page=3")
  expect(within(plain!).getByRole("link", { name: "Page 3" })).toHaveAttribute("href", "/shop/3")
  expect(plain).toHaveClass("no-js-only")
})

test("paged list: while a page is on its way, the entries of the last one are neither seen nor reached", () => {
  show({ state: "loading" })
  expect(screen.getByRole("status")).toHaveTextContent("Loading products …")
  expect(entries()).toHaveAttribute("inert")
  expect(entries()).toHaveClass("invisible")
})

test("paged list: a page that did not arrive can be asked for again, or had without scripts", async () => {
  const retry = jest.fn()
  show({ state: "failed", retry })
  const alert = screen.getByRole("alert")
  expect(alert).toHaveTextContent(listWords.failed)
  await userEvent.click(within(alert).getByRole("button", { name: "Try again" }))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(within(alert).getByRole("link")).toHaveAttribute("href", "/shop/1")
})

test("paged list: nothing found is said, with a way to everything", () => {
  show({ entries: [], total: 0, page: 1, pages: 1 })
  expect(screen.getByRole("status")).toHaveTextContent(listWords.empty)
  expect(screen.getByRole("link", { name: "Show all products" })).toHaveAttribute("href", "/shop")
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument()
})
