import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createStore, Provider } from "jotai"
import { CompareButton } from "../../../src/features/shop/compare-button"
import { products } from "../../fixtures/products"
import { COMPARE_KEY } from "../../../src/features/shop/compare"
import { detailWords } from "../../../src/features/shop/detail-words"
import { productStore } from "../../../src/features/shop/shop-source"
import { catalogue, serveFiles } from "../../support/list-files"

const details = [{ label: "Origin", value: "Kakiri, Wakiso District" }]

beforeEach(() => {
  localStorage.clear()
  productStore.clear()
  const nodes = products.map((product) => ({ ...product, details }))
  serveFiles({ "/lists/products.json": catalogue({ nodes }) })
})

/** The button of Fresh Milk's page, after other products were compared. */
async function openComparison(compared: readonly number[]) {
  localStorage.setItem(COMPARE_KEY, JSON.stringify(compared))
  render(
    <Provider store={createStore()}>
      <CompareButton product={products[2]} stock="In Stock" />
    </Provider>,
  )
  const user = userEvent.setup({ delay: null })
  await user.click(opener())
  return { user, dialog: await screen.findByRole("dialog", { name: detailWords.comparison.title }) }
}

const opener = () => screen.getByRole("button", { name: "Compare Fresh Milk" })
const column = (name: string) => screen.findByRole("columnheader", { name: new RegExp(name) })
const row = (name: string) => screen.getByRole("row", { name: new RegExp(`^${name}`) })

test("comparison dialog: adds the product and shows it beside the others", async () => {
  await openComparison([10])
  expect(await column("Ankole Ghee")).toBeVisible()
  expect(await column("Fresh Milk")).toBeVisible()
  expect(localStorage.getItem(COMPARE_KEY)).toBe("[10,3]")
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

test("comparison dialog: products can be removed; focus stays inside, then returns", async () => {
  const { user, dialog } = await openComparison([10])
  await user.click(await screen.findByRole("button", { name: "Remove Ankole Ghee from the comparison" }))
  expect(screen.queryByRole("columnheader", { name: /Ankole Ghee/ })).toBeNull()
  expect(dialog).toHaveFocus()
  expect(dialog).toHaveTextContent(detailWords.comparison.single)

  await user.click(screen.getByRole("button", { name: "Remove all" }))
  expect(dialog).toHaveFocus()
  expect(dialog).toHaveTextContent(detailWords.comparison.empty)
  expect(screen.queryByRole("table")).toBeNull()
  await user.keyboard("{Escape}")
  expect(opener()).toHaveFocus()
})

test("comparison dialog: a fifth product is rejected with a message", async () => {
  const { dialog } = await openComparison([1, 2, 4, 5])
  await column("Poultry Eggs")
  await waitFor(() =>
    expect(within(dialog).getByRole("status")).toHaveTextContent("You can compare 4 products at most."),
  )
  expect(screen.queryByRole("columnheader", { name: /Fresh Milk/ })).toBeNull()
})

test("comparison dialog: removes a product that the shop no longer has", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {})
  await openComparison([99])
  await waitFor(() => expect(localStorage.getItem(COMPARE_KEY)).toBe("[3]"))
})
