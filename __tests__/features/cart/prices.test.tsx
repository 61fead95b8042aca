import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Cart } from "../../../src/features/cart/cart"
import type { CurrentProducts } from "../../../src/features/cart/current-prices"
import type { ReadProducts } from "../../../src/features/cart/check-prices"
import { Checkout } from "../../../src/features/cart/checkout"
import { cartItems, checkoutContent, milk, SavedCart } from "../../fixtures/cart"
import { toast } from "../../../src/components/toast-store"
import type { SavedLine } from "../../../src/features/cart/lines"
import { CART_KEY } from "../../../src/features/cart/inline"

/* What a visitor sees of a shop that has changed since the cart was saved. */

afterEach(() => act(toast.clear))

/** The shop as it was when the cart was saved. */
const sameProducts: CurrentProducts = new Map(cartItems.map(({ id, ...product }) => [id, product]))
const sameShop: ReadProducts = () => Promise.resolve(sameProducts)
/** A shop in which milk costs UGX 27,000 and there are no hides any more. */
const changedShop: ReadProducts = () => {
  const products = new Map(sameProducts)
  products.delete(7)
  products.set(3, { ...milk, unitPrice: { amountMinor: 2_700_000, currency: "UGX" } })
  return Promise.resolve(products)
}
const lostShop: ReadProducts = () => Promise.reject(new Error("offline"))

async function openPage(
  page: "cart" | "checkout",
  readProducts: ReadProducts,
  items: readonly SavedLine[] = cartItems,
) {
  render(
    <SavedCart items={items} readProducts={readProducts}>
      {page === "cart" ? (
        <Cart content={checkoutContent} />
      ) : (
        <Checkout content={checkoutContent} countries={checkoutContent.countries} />
      )}
    </SavedCart>,
  )
  // The shop answers.
  await act(() => Promise.resolve())
  await waitFor(() => expect(notice()).not.toBeEmptyDOMElement())
  return userEvent.setup({ delay: null })
}

const notice = () => document.querySelector("[data-slot=price-alert]")
const line = (title: string) => {
  const found = screen.getAllByRole("listitem").find((item) => item.textContent.includes(title))
  if (!found) throw new Error(`No line of ${title}.`)
  return found
}
const saved = (): unknown => JSON.parse(localStorage.getItem(CART_KEY) ?? "null")
const whatsApp = () => screen.queryByRole<HTMLAnchorElement>("link", { name: /Send this order on WhatsApp/ })
const message = () => new URL(whatsApp()?.href ?? "").searchParams.get("text") ?? ""

test("cart prices: a new price is in its line and the totals, and announced with the old one", async () => {
  await openPage("cart", changedShop)
  expect(line("Fresh Milk")).toHaveTextContent("UGX 27,000 per can")
  expect(screen.getByText("UGX 3,724,000", { selector: "dd" })).toBeVisible()
  expect(notice()).toHaveAttribute("role", "status")
  expect(notice()).toHaveTextContent("Fresh Milk: was UGX 22,500, is now UGX 27,000.")
  // What the visitor has seen stays saved until it is accepted.
  expect(saved()).toMatchObject([{}, { unitPrice: { amountMinor: 2_250_000 } }, { title: "Leather Hide" }])
})

test("cart prices: accepting a new price removes the notice and focuses the totals", async () => {
  const user = await openPage("cart", changedShop)
  await user.click(screen.getByRole("button", { name: "OK" }))
  expect(notice()).not.toHaveTextContent("Fresh Milk")
  expect(line("Fresh Milk")).toHaveTextContent("UGX 27,000 per can")
  expect(document.querySelector("[data-slot=cart-totals]")).toHaveFocus()
  expect(saved()).toMatchObject([{}, { unitPrice: { amountMinor: 2_700_000 } }, {}])
})

test("cart prices: a new price is in the order's summary and message, undated", async () => {
  await openPage("checkout", changedShop)
  expect(notice()).toHaveTextContent("Fresh Milk: was UGX 22,500, is now UGX 27,000.")
  expect(message()).toContain("12 × Fresh Milk (can): UGX 324,000")
  expect(message()).not.toContain("Prices as of")
})

test("cart prices: a discontinued product is marked, not counted, and can only be removed", async () => {
  const user = await openPage("cart", changedShop)
  const hide = within(line("Leather Hide"))
  expect(line("Leather Hide")).toHaveTextContent("No longer in the shop")
  expect(hide.queryByRole("link")).toBeNull()
  expect(hide.queryByRole("spinbutton")).toBeNull()
  expect(screen.queryByText(/^\$/, { selector: "dd" })).toBeNull()
  expect(notice()).toHaveTextContent("Leather Hide is no longer in the shop. It is not counted.")
  await user.click(hide.getByRole("button", { name: "Remove Leather Hide" }))
  expect(screen.queryByText("Leather Hide")).toBeNull()
  expect(screen.getByRole("button", { name: "Remove Fresh Milk" })).toHaveFocus()
  expect(saved()).toHaveLength(2)
})

test("cart prices: a discontinued product is not in the order, and can be removed at checkout", async () => {
  const user = await openPage("checkout", changedShop)
  expect(message()).not.toContain("Leather Hide")
  await user.click(screen.getByRole("button", { name: "Remove Leather Hide" }))
  expect(screen.queryByText(/Leather Hide/)).toBeNull()
  expect(document.querySelector("[data-slot=order-summary] ul")).toHaveFocus()
})

describe("cart prices that can't be read", () => {
  let warn: jest.SpyInstance
  beforeEach(() => {
    warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  })

  test("cart prices: if they can't be read the saved ones stay; page and order date them", async () => {
    await openPage("checkout", lostShop)
    expect(notice()).toHaveTextContent("3 of these prices could not be read today. They are from 14 November 2026.")
    expect(screen.getByText("UGX 3,670,000", { selector: "dd" })).toBeVisible()
    expect(message()).toContain("Prices as of: 14 November 2026")
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test("cart prices: if they can't be read, they are read when the connection is back", async () => {
    const answers: ReadProducts[] = [lostShop]
    await openPage("cart", () => (answers.shift() ?? sameShop)())
    act(() => void window.dispatchEvent(new Event("online")))
    await waitFor(() => expect(notice()).toBeEmptyDOMElement())
  })
})

test("cart prices: an order sent before the prices are read has the saved ones, dated", () => {
  render(
    <SavedCart items={cartItems} priceCheck="none">
      <Checkout content={checkoutContent} countries={checkoutContent.countries} />
    </SavedCart>,
  )
  expect(notice()).toBeEmptyDOMElement()
  expect(message()).toContain("12 × Fresh Milk (can): UGX 270,000")
  expect(message()).toContain("Prices as of: 14 November 2026")
})

test("cart prices: an order sent while they are read again has those of the last time, dated", async () => {
  const answers: ReadProducts[] = [changedShop]
  await openPage("checkout", () => (answers.shift() ?? (() => new Promise<CurrentProducts>(() => {})))())
  expect(message()).not.toContain("Prices as of")
  act(() => void window.dispatchEvent(new Event("online")))
  expect(message()).toContain("12 × Fresh Milk (can): UGX 324,000")
  expect(message()).toContain("Prices as of: ")
})
