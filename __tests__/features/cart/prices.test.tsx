import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Cart } from "../../../src/features/cart/cart"
import type { CurrentProducts } from "../../../src/features/cart/current-prices"
import type { LoadProducts } from "../../../src/features/cart/check-prices"
import { Checkout } from "../../../src/features/cart/checkout"
import { cartItems, checkoutContent, milk, SavedCart } from "../../fixtures/cart"
import { toast } from "../../../src/components/toast-store"
import type { SavedLine } from "../../../src/features/cart/lines"
import { CART_KEY } from "../../../src/features/cart/inline"

afterEach(() => act(toast.clear))

/** Products whose prices are those of the saved cart. */
const sameProducts: CurrentProducts = new Map(cartItems.map(({ id, ...product }) => [id, product]))
const loadSame: LoadProducts = () => Promise.resolve(sameProducts)
/** Milk costs UGX 27,000, and hides are discontinued. */
const loadChanged: LoadProducts = () => {
  const products = new Map(sameProducts)
  products.delete(7)
  products.set(3, { ...milk, unitPrice: { amountMinor: 2_700_000, currency: "UGX" } })
  return Promise.resolve(products)
}
const failToLoad: LoadProducts = () => Promise.reject(new Error("offline"))

async function openPage(
  page: "cart" | "checkout",
  loadProducts: LoadProducts,
  items: readonly SavedLine[] = cartItems,
) {
  render(
    <SavedCart items={items} loadProducts={loadProducts}>
      {page === "cart" ? <Cart content={checkoutContent} /> : <Checkout content={checkoutContent} />}
    </SavedCart>,
  )
  // The products are loaded.
  await act(() => Promise.resolve())
  await waitFor(() => expect(getPriceAlert()).not.toBeEmptyDOMElement())
  return userEvent.setup({ delay: null })
}

const getPriceAlert = () => document.querySelector("[data-slot=price-alert]")
const getLine = (title: string) => {
  const item = screen.getAllByRole("listitem").find((item) => item.textContent.includes(title))
  if (!item) throw new Error(`No line of ${title}.`)
  return item
}
const readSavedCart = (): unknown => JSON.parse(localStorage.getItem(CART_KEY) ?? "null")
const queryWhatsAppLink = () => screen.queryByRole<HTMLAnchorElement>("link", { name: /Send this order on WhatsApp/ })
const getMessage = () => new URL(queryWhatsAppLink()?.href ?? "").searchParams.get("text") ?? ""

test("cart prices: a new price is in its line and the totals, and announced with the old one", async () => {
  await openPage("cart", loadChanged)
  expect(getLine("Fresh Milk")).toHaveTextContent("UGX 27,000 per can")
  expect(screen.getByText("UGX 3,724,000", { selector: "dd" })).toBeVisible()
  expect(getPriceAlert()).toHaveAttribute("role", "status")
  expect(getPriceAlert()).toHaveTextContent("Fresh Milk: was UGX 22,500, is now UGX 27,000.")
  // The saved price changes when the visitor accepts the new one.
  expect(readSavedCart()).toMatchObject([{}, { unitPrice: { amountMinor: 2_250_000 } }, { title: "Leather Hide" }])
})

test("cart prices: accepting a new price removes the notice and focuses the totals", async () => {
  const user = await openPage("cart", loadChanged)
  await user.click(screen.getByRole("button", { name: "OK" }))
  expect(getPriceAlert()).not.toHaveTextContent("Fresh Milk")
  expect(getLine("Fresh Milk")).toHaveTextContent("UGX 27,000 per can")
  expect(document.querySelector("[data-slot=cart-totals]")).toHaveFocus()
  expect(readSavedCart()).toMatchObject([{}, { unitPrice: { amountMinor: 2_700_000 } }, {}])
})

test("cart prices: a new price is in the order's summary and message, without a date", async () => {
  await openPage("checkout", loadChanged)
  expect(getPriceAlert()).toHaveTextContent("Fresh Milk: was UGX 22,500, is now UGX 27,000.")
  expect(getMessage()).toContain("12 × Fresh Milk (can): UGX 324,000")
  expect(getMessage()).not.toContain("Prices as of")
})

test("cart prices: a discontinued product is marked, not counted, and can only be removed", async () => {
  const user = await openPage("cart", loadChanged)
  const hide = within(getLine("Leather Hide"))
  expect(getLine("Leather Hide")).toHaveTextContent("No longer in the shop")
  expect(hide.queryByRole("link")).toBeNull()
  expect(hide.queryByRole("spinbutton")).toBeNull()
  expect(screen.queryByText(/^\$/, { selector: "dd" })).toBeNull()
  expect(getPriceAlert()).toHaveTextContent("Leather Hide is no longer in the shop. It is not counted.")
  await user.click(hide.getByRole("button", { name: "Remove Leather Hide" }))
  expect(screen.queryByText("Leather Hide")).toBeNull()
  expect(screen.getByRole("button", { name: "Remove Fresh Milk" })).toHaveFocus()
  expect(readSavedCart()).toHaveLength(2)
})

test("cart prices: a discontinued product is not in the order, and can be removed at checkout", async () => {
  const user = await openPage("checkout", loadChanged)
  expect(getMessage()).not.toContain("Leather Hide")
  await user.click(screen.getByRole("button", { name: "Remove Leather Hide" }))
  expect(screen.queryByText(/Leather Hide/)).toBeNull()
  expect(document.querySelector("[data-slot=order-summary] ul")).toHaveFocus()
})

describe("cart prices that can't be read", () => {
  let warn: jest.SpyInstance
  beforeEach(() => {
    warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  })

  test("cart prices: if loading fails, page and order have the saved prices, with their date", async () => {
    await openPage("checkout", failToLoad)
    expect(getPriceAlert()).toHaveTextContent(
      "3 of these prices could not be read today. They are from 14 November 2026.",
    )
    expect(screen.getByText("UGX 3,670,000", { selector: "dd" })).toBeVisible()
    expect(getMessage()).toContain("Prices as of: 14 November 2026")
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test("cart prices: after a failure they are loaded when the browser is online again", async () => {
    const loaders: LoadProducts[] = [failToLoad]
    await openPage("cart", () => (loaders.shift() ?? loadSame)())
    act(() => void window.dispatchEvent(new Event("online")))
    await waitFor(() => expect(getPriceAlert()).toBeEmptyDOMElement())
  })
})

test("cart prices: an order sent before prices are loaded has the saved ones, with their date", () => {
  render(
    <SavedCart items={cartItems} priceCheck="none">
      <Checkout content={checkoutContent} />
    </SavedCart>,
  )
  expect(getPriceAlert()).toBeEmptyDOMElement()
  expect(getMessage()).toContain("12 × Fresh Milk (can): UGX 270,000")
  expect(getMessage()).toContain("Prices as of: 14 November 2026")
})

test("cart prices: an order sent while prices are reloaded has the previous ones, with their date", async () => {
  const loaders: LoadProducts[] = [loadChanged]
  await openPage("checkout", () => (loaders.shift() ?? (() => new Promise<CurrentProducts>(() => {})))())
  expect(getMessage()).not.toContain("Prices as of")
  act(() => void window.dispatchEvent(new Event("online")))
  expect(getMessage()).toContain("12 × Fresh Milk (can): UGX 324,000")
  expect(getMessage()).toContain("Prices as of: ")
})
