import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createStore, Provider } from "jotai"
import { CompareButton } from "../../../src/features/shop/compare-button"
import { CompareHost } from "../../../src/features/shop/compare-host"
import { CompareOpenButton } from "../../../src/features/shop/compare-open-button"
import { products } from "../../fixtures/products"
import { shopListCopy } from "../../fixtures/shop"
import { toast, toastStore } from "../../../src/components/toast-store"
import { COMPARE_KEY, comparisonOpenAtom } from "../../../src/features/shop/compare"
import { productStore } from "../../../src/shared/product-entry"
import { answerOf, listFile } from "../../support/list-files"

const details = [{ label: "Origin", value: "Kakiri, Wakiso District" }]
const answer = (path: string) => {
  const product = products.find(({ jsonId }) => path === `/lists/products/by-id/${jsonId}.json`)
  return answerOf(product && listFile([{ ...product, details }]))
}
const fetchMock = jest.fn<Promise<unknown>, [address: string]>()

beforeEach(() => {
  localStorage.clear()
  productStore.clear()
  fetchMock.mockReset().mockImplementation((address) => Promise.resolve(answer(address)))
  Object.defineProperty(globalThis, "fetch", { value: fetchMock, configurable: true })
})
afterEach(() => act(toast.clear))

function openPage(compared: readonly number[]) {
  localStorage.setItem(COMPARE_KEY, JSON.stringify(compared))
  const store = createStore()
  render(
    <Provider store={store}>
      <CompareOpenButton copy={shopListCopy.comparison} />
      <CompareButton product={products[0]} />
      <CompareHost copy={shopListCopy} stock="In Stock" />
    </Provider>,
  )
  return { user: userEvent.setup({ delay: null }), store }
}

const opener = () => screen.getByRole("button", { name: /^Compare \(/ })
const dialog = () => screen.findByRole("dialog", { name: "Compare products" })
const row = (name: string) => screen.getByRole("row", { name: new RegExp(`^${name}`) })

test("the button counts, and shows the products side by side", async () => {
  const { user } = openPage([3, 10])
  expect(opener()).toHaveTextContent("Compare (2)")
  await user.click(opener())
  await dialog()
  expect(await screen.findByRole("columnheader", { name: /Fresh Milk/ })).toBeVisible()
  expect(await screen.findByRole("columnheader", { name: /Ankole Ghee/ })).toBeVisible()
  expect(row("Price")).toHaveTextContent("UGX 22,500")
  expect(row("Price")).toHaveTextContent("$12.00")
  expect(within(row("Rating")).getByRole("img", { name: "Rated 4.5 out of 5" })).toBeVisible()
  expect(row("Sold as")).toHaveTextContent("per can of 10 litres")
  expect(row("Category")).toHaveTextContent("Dairy")
  expect(row("Tags")).toHaveTextContent("Milk, Pasteurised")
  expect(within(row("Stock")).getAllByText("In Stock")).toHaveLength(2)
  expect(row("Additional Information")).toHaveTextContent("OriginKakiri, Wakiso District")
  expect(screen.getByRole("link", { name: "Fresh Milk" })).toHaveAttribute("href", "/shop-single/3")
})

test("each can be taken out, and all; the focus stays in the dialog and then goes back", async () => {
  const { user } = openPage([3, 10])
  await user.click(opener())
  const sheet = await dialog()
  await user.click(await screen.findByRole("button", { name: "Remove Fresh Milk from the comparison" }))
  expect(screen.queryByRole("columnheader", { name: /Fresh Milk/ })).toBeNull()
  expect(sheet).toHaveFocus()
  expect(sheet).toHaveTextContent("One product is here.")

  await user.click(screen.getByRole("button", { name: "Remove all" }))
  expect(sheet).toHaveFocus()
  expect(sheet).toHaveTextContent("No product is here yet.")
  expect(screen.queryByRole("table")).toBeNull()
  await user.keyboard("{Escape}")
  expect(opener()).toHaveFocus()
  expect(opener()).toHaveTextContent("Compare (0)")
})

test("opened from a notice that is gone by then, it gives the focus to what opens it", async () => {
  const { store, user } = openPage([3])
  act(() => store.set(comparisonOpenAtom, true))
  await dialog()
  await user.keyboard("{Escape}")
  expect(opener()).toHaveFocus()
})

test("its notice is the last press's alone, and goes when the comparison is there", async () => {
  const { user, store } = openPage([3])
  const open = () => toastStore.getSnapshot().filter((notice) => notice.open)
  const scales = screen.getByRole("button", { name: "Compare Ankole Cattle" })
  await user.click(scales)
  expect(open()).toHaveLength(1)
  await user.click(scales)
  expect(open()).toHaveLength(0)
  await user.click(scales)
  act(() => store.set(comparisonOpenAtom, true))
  await dialog()
  expect(open()).toHaveLength(0)
})

test("a product that the shop has no longer leaves the comparison", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {})
  const { user } = openPage([3, 99])
  await user.click(opener())
  await dialog()
  await waitFor(() => expect(localStorage.getItem(COMPARE_KEY)).toBe("[3]"))
})

test("what did not arrive can be asked for again", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {})
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"))
  const { user } = openPage([7])
  await user.click(opener())
  expect(await screen.findByRole("alert")).toHaveTextContent("Not every product arrived.")
  await user.click(screen.getByRole("button", { name: "Try again" }))
  expect(await screen.findByRole("columnheader", { name: /Leather Hide/ })).toBeVisible()
  expect(screen.queryByRole("alert")).toBeNull()
})
