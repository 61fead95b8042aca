import { act, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import { createStore, Provider } from "jotai"
import { products } from "../../fixtures/products"
import { ShopList } from "../../../src/features/shop/shop-list"
import { toast } from "../../../src/components/toast-store"
import { productStore } from "../../../src/features/shop/shop-source"
import { WISHLIST_KEY } from "../../../src/features/shop/wishlist"
import { createCatalogue, serveFiles } from "../../support/list-files"

const range = { number: 1, pages: 2, total: products.length, skip: 0, limit: 8 }
const firstProducts = products.slice(0, 8)
const createList = (search = "") => <ShopList search={search} range={range} firstProducts={firstProducts} />

let fetched: ReturnType<typeof serveFiles>

beforeEach(() => {
  localStorage.clear()
  productStore.clear()
  fetched = serveFiles({ "/lists/products.json": createCatalogue({ nodes: products }) })
  jest.mocked(navigate).mockReset()
})
afterEach(() => act(toast.clear))

/** Renders /shop with this query; `navigate` re-renders it at the new address. */
function openPage(search = "") {
  const store = createStore()
  const page = (query: string) => <Provider store={store}>{createList(query)}</Provider>
  const { rerender } = render(page(search))
  const go = (to: string) => act(() => rerender(page(to.replace("/shop", ""))))
  jest.mocked(navigate).mockImplementation((to: unknown) => go(String(to)))
  return { user: userEvent.setup({ delay: null }), go }
}

const getStatus = () => document.querySelector("[data-slot=paged-list] [role=status]")
const titles = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)
const getLink = (name: string) => screen.getByRole("link", { name })
const waitForStatus = (text: string) => waitFor(() => expect(getStatus()).toHaveTextContent(text))

test("shop list: eight products, the range with an en dash, and a link to page 2", () => {
  openPage()
  expect(titles()).toHaveLength(8)
  expect(getStatus()).toHaveTextContent("Showing 1–8 of 10 results")
  expect(screen.getAllByRole("link", { name: "Page 2" })[1]).toHaveAttribute("href", "/shop?page=2")
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ["?page=2", "Showing 9–10 of 10 results"],
  ["?page=99", "Showing 9–10 of 10 results"],
  ["?category=dairy", "Showing 1–3 of 3 results"],
  ["?category=dairy&page=7", "Showing 1–3 of 3 results"],
  ["?category=horses&sort=cheap&view=rows&saved=yes", "Showing 1–8 of 10 results"],
])("shop list: %s shows: %s", async (search, range) => {
  openPage(search)
  await waitForStatus(range)
})

test("shop list: the category is in the address, and marked", async () => {
  const { go } = openPage("?sort=recent&page=2")
  expect(getLink("Dairy")).toHaveAttribute("href", "/shop?category=dairy&sort=recent")
  go("/shop?category=dairy&sort=recent")
  await waitForStatus("Showing 1–3 of 3 results")
  expect(titles()).toEqual(["Product 10", "Product 8", "Product 3"])
  expect(getLink("Dairy")).toHaveAttribute("aria-current", "page")
  expect(getLink("All")).not.toHaveAttribute("aria-current")
  expect(getLink("All")).toHaveAttribute("href", "/shop?sort=recent")
})

test("shop list: sorting changes the address", async () => {
  const { user } = openPage()
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "popular")
  expect(navigate).toHaveBeenCalledWith("/shop?sort=popular")
  await waitFor(() => expect(titles()[0]).toBe("Product 5"))
  expect(screen.getByRole("combobox", { name: "Sort by" })).toHaveValue("popular")
})

test("shop list: saved products can be filtered and sorted; unknown ids are ignored", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {})
  localStorage.setItem(WISHLIST_KEY, "[10,99,3,1]")
  const { go } = openPage("?saved=1")
  await waitForStatus("Showing 1–3 of 3 results")
  expect(titles()).toEqual(["Product 1", "Product 3", "Product 10"])
  expect(getLink("Saved (4)")).toHaveAttribute("aria-current", "page")
  expect(getLink("Saved (4)")).toHaveAttribute("href", "/shop")
  go("/shop?saved=1&category=dairy&sort=recent")
  await waitFor(() => expect(titles()).toEqual(["Product 10", "Product 3"]))
})

test("shop list: the saved filter counts products as they are saved", async () => {
  const { user } = openPage()
  expect(getLink("Saved (0)")).toHaveAttribute("href", "/shop?saved=1")
  await user.click(screen.getByRole("button", { name: "Save Product 3 to the wishlist" }))
  expect(getLink("Saved (1)")).toBeVisible()
  expect(titles()).toHaveLength(8)
  expect(fetched).not.toHaveBeenCalled()
})

test("shop list: unsaving a product removes it, and focuses the start of the list", async () => {
  localStorage.setItem(WISHLIST_KEY, "[3,1]")
  const { user } = openPage("?saved=1")
  await waitForStatus("Showing 1–2 of 2 results")
  await user.click(screen.getByRole("button", { name: "Save Product 3 to the wishlist" }))
  await waitForStatus("Showing 1–1 of 1 results")
  expect(titles()).toEqual(["Product 1"])
  expect(screen.getByRole("group", { name: "Products" })).toHaveFocus()
})
