import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createStore, Provider } from "jotai"
import { CompareButton } from "../../../src/features/shop/compare-button"
import { goat, milk, products } from "../../fixtures/products"
import { COMPARE_KEY, MAX_COMPARED } from "../../../src/features/shop/compare"
import { detailMessages } from "../../../src/features/shop/detail-messages"
import { productStore } from "../../../src/features/shop/shop-source"
import { createCatalogue, serveFiles } from "../../support/list-files"

const nodes = products.map((product) => [goat, milk].find(({ jsonId }) => jsonId === product.jsonId) ?? product)

beforeEach(() => {
  localStorage.clear()
  productStore.clear()
  serveFiles({ "/lists/products.json": createCatalogue({ nodes }) })
})

/** Opens the comparison from Fresh Milk's page, with these products in it. */
async function openComparison(compared: readonly number[]) {
  localStorage.setItem(COMPARE_KEY, JSON.stringify(compared))
  render(
    <Provider store={createStore()}>
      <CompareButton product={milk} stock="In Stock" />
    </Provider>,
  )
  const user = userEvent.setup({ delay: null })
  await user.click(getCompareButton())
  return { user, dialog: await screen.findByRole("dialog", { name: detailMessages.comparison.title }) }
}

const getCompareButton = () => screen.getByRole("button", { name: "Compare Fresh Milk" })
const column = (name: string) => screen.findByRole("columnheader", { name: new RegExp(name) })
const row = (name: string) => screen.getByRole("row", { name: new RegExp(`^${name}`) })

test("comparison dialog: adds the product and shows it beside the others", async () => {
  await openComparison([goat.jsonId])
  expect(await column("Mubende Goat")).toBeVisible()
  expect(await column("Fresh Milk")).toBeVisible()
  expect(localStorage.getItem(COMPARE_KEY)).toBe("[2,3]")
  expect(row("Price")).toHaveTextContent("UGX 22,500")
  expect(row("Price")).toHaveTextContent(goat.price.text.replace("\u00a0", " "))
  expect(within(row("Rating")).getAllByRole("img", { name: /^Rated/ })).toHaveLength(2)
  expect(row("Price")).toHaveTextContent("per can of 10 litres")
  expect(row("Category")).toHaveTextContent("Dairy")
  expect(row("Tags")).toHaveTextContent(milk.tags.join(", "))
  expect(within(row("Stock")).getAllByText("In Stock")).toHaveLength(2)
  const { label, value } = milk.details[0] ?? { label: "none", value: "none" }
  expect(row("Additional Information")).toHaveTextContent(`${label} ${value}`)
  expect(screen.getByRole("link", { name: "Fresh Milk" })).toHaveAttribute("href", "/shop-single/3")
  const actions = within(screen.getAllByRole("row").at(-1) ?? document.body)
  expect(actions.getByRole("link", { name: /^Ask on WhatsApp about Mubende Goat/ })).toBeVisible()
  expect(actions.getByRole("button", { name: "Add to cart (Fresh Milk)" })).toBeVisible()
})

test("comparison dialog: a link to a page of the site closes it, one to WhatsApp does not", async () => {
  const { user, dialog } = await openComparison([goat.jsonId])
  const preventDefault = (event: Event) => event.preventDefault()
  document.addEventListener("click", preventDefault)
  await user.click(await screen.findByRole("link", { name: /^Ask on WhatsApp about Mubende Goat/ }))
  expect(dialog).toBeVisible()
  await user.click(screen.getByRole("link", { name: "Mubende Goat" }))
  document.removeEventListener("click", preventDefault)
  expect(dialog).not.toBeInTheDocument()
})

test("comparison dialog: products can be removed; focus stays inside, then returns", async () => {
  const { user, dialog } = await openComparison([goat.jsonId])
  await user.click(await screen.findByRole("button", { name: "Remove Mubende Goat from the comparison" }))
  expect(screen.queryByRole("columnheader", { name: /Mubende Goat/ })).toBeNull()
  expect(dialog).toHaveFocus()
  expect(dialog).toHaveTextContent(detailMessages.comparison.single)

  await user.click(screen.getByRole("button", { name: "Remove all" }))
  expect(dialog).toHaveFocus()
  expect(dialog).toHaveTextContent(detailMessages.comparison.empty)
  expect(screen.queryByRole("table")).toBeNull()
  await user.keyboard("{Escape}")
  expect(getCompareButton()).toHaveFocus()
})

test("comparison dialog: holds four products; a fifth is rejected with a message", async () => {
  expect(MAX_COMPARED).toBe(4)
  const { dialog } = await openComparison([1, 2, 4, 5, 6])
  await waitFor(() =>
    expect(within(dialog).getByRole("status")).toHaveTextContent("You can compare 4 products at most."),
  )
  for (const title of ["Product 1", "Mubende Goat", "Product 4", "Product 5"]) expect(await column(title)).toBeVisible()
  expect(screen.queryByRole("columnheader", { name: /Product 6|Fresh Milk/ })).toBeNull()
})

test("comparison dialog: removes a product that the shop no longer has", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {})
  await openComparison([99])
  await waitFor(() => expect(localStorage.getItem(COMPARE_KEY)).toBe("[3]"))
})
