import { act, render, screen, waitFor, within } from "@testing-library/react"
import { MESSAGE_NUMBER } from "../../support/messages"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { cartItems, createCartLine, checkoutContent, SavedCart } from "../../fixtures/cart"
import { Cart } from "../../../src/features/cart/cart"
import { messages } from "../../../src/features/cart/messages"
import { Toaster } from "../../../src/components/toast"
import { toast } from "../../../src/components/toast-store"
import type { SavedLine } from "../../../src/features/cart/lines"
import { CART_KEY } from "../../../src/features/cart/inline"

afterEach(() => act(toast.clear))

function openPage(items: readonly SavedLine[] = cartItems) {
  render(
    <SavedCart items={items}>
      <Cart content={checkoutContent} />
      <Toaster />
    </SavedCart>,
  )
  return userEvent.setup({ delay: null })
}

const readSavedCart = (): unknown => JSON.parse(localStorage.getItem(CART_KEY) ?? "null")

test("cart page: server HTML has the empty and the loading state, no products, and help without JS", () => {
  const page = document.createElement("div")
  page.innerHTML = renderToString(
    <SavedCart items={cartItems}>
      <Cart content={checkoutContent} />
    </SavedCart>,
  )
  expect(page).not.toHaveTextContent("Fresh Milk")
  // The inline script shows one of the two; without scripts both are hidden.
  const empty = page.querySelector(".js-only[data-cart-view=empty]")
  expect(empty).toHaveTextContent("Your cart is empty.")
  expect(empty?.querySelector("picture img")).not.toBeNull()
  expect(page.querySelector("[data-slot=cart-skeleton].js-only[data-cart-view=filled]")).toHaveTextContent(
    "Loading your cart...",
  )
  const help = page.querySelector<HTMLElement>(".no-js-only")
  expect(help).toHaveTextContent("Call us or write on WhatsApp")
  expect(help?.querySelector("a[href='tel:+256000000003']")).not.toBeNull()
  expect(help?.querySelector("a[href^='https://wa.me/256000000003?text=']")).not.toBeNull()
})

test("cart page: shows a total for each currency, free shipping for chilled food too, and the checkout link", () => {
  openPage(cartItems.map((item): SavedLine => (item.id === 3 ? { ...item, delivery: "chilled" } : item)))
  expect(screen.getByRole("heading", { level: 2, name: "Cart totals" })).toBeVisible()
  expect(screen.getByText("UGX 3,670,000", { selector: "dd" })).toBeVisible()
  expect(screen.getByText("$85.00", { selector: "dd" })).toBeVisible()
  expect(screen.getByText("Free shipping")).toBeVisible()
  expect(screen.getByText(/^Your order is a request, not a contract\./)).toBeVisible()
  expect(screen.getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "/checkout")
  expect(screen.queryByText(/JavaScript/)).toBeNull()
})

test("cart page: live animals are picked up; free shipping applies to the other products", () => {
  const items = cartItems.map((item): SavedLine => (item.id === 1 ? { ...item, delivery: "collected" } : item))
  const { unmount } = render(
    <SavedCart items={items}>
      <Cart content={checkoutContent} />
    </SavedCart>,
  )
  const { collected } = messages.totals
  const text = `Free shipping. ${collected}`
  expect(screen.getByText(text)).toBeVisible()
  const message = () => new URL(screen.getByRole<HTMLAnchorElement>("link", { name: /on WhatsApp/ }).href).searchParams
  expect(message().get("text")).toContain(`\nShipping: ${text}`)
  unmount()
  openPage(items.slice(0, 1))
  expect(screen.getByText(collected)).toBeVisible()
  expect(screen.queryByText(/Free shipping/)).toBeNull()
  expect(message().get("text")).toContain(`\nShipping: ${collected}`)
})

test("cart page: lines of product, price, quantity and subtotal, each in its own currency", () => {
  openPage()
  const list = within(screen.getByRole("list", { name: "Products in your cart" }))
  const lines = list.getAllByRole("listitem").map((line) => line.textContent.replaceAll("\u00a0", " "))
  expect(lines.find((line) => line.includes("Fresh Milk"))).toMatch(
    /^Fresh MilkRemove Fresh MilkPrice UGX 22,500 per can.*12 cansSubtotal UGX 270,000$/,
  )
  expect(lines.find((line) => line.includes("Leather Hide"))).toMatch(/Subtotal \$85\.00$/)
  expect(list.getByRole("spinbutton", { name: "Quantity of Fresh Milk" })).toHaveValue(12)
  expect(list.getByRole("link", { name: "Fresh Milk" })).toHaveAttribute("href", "/shop-single/3")
})

test("cart page: by keyboard alone, change a quantity and remove lines until it is empty", async () => {
  const user = openPage()
  screen.getByRole("button", { name: "Quantity of Leather Hide: one more" }).focus()
  await user.keyboard("{Enter}")
  expect(screen.getByText("$127.50", { selector: "dd" })).toBeVisible()

  act(() => screen.getByRole("button", { name: "Remove Ankole Cattle" }).focus())
  await user.keyboard("{Enter}")
  expect(await screen.findByText("Product removed from cart")).toBeVisible()
  await user.keyboard("{Enter}")
  await user.keyboard("{Enter}")
  expect(screen.getByText("Your cart is empty.")).toHaveFocus()
  expect(screen.getByRole("link", { name: "Visit the shop" })).toHaveAttribute("href", "/shop")
  expect(readSavedCart()).toEqual([])
})

test("cart page: clearing can be undone, and keeps what was added in between", async () => {
  const user = openPage()
  await user.click(screen.getByRole("button", { name: "Clear the cart" }))
  expect(screen.getByText("Your cart is empty.")).toHaveFocus()
  expect(readSavedCart()).toEqual([])
  const goat = createCartLine({ id: 2, title: "Goat" })
  act(() => {
    localStorage.setItem(CART_KEY, JSON.stringify([goat]))
    window.dispatchEvent(new StorageEvent("storage", { key: CART_KEY }))
  })
  await user.click(await screen.findByRole("button", { name: "Undo" }))
  await waitFor(() => expect(screen.getAllByRole("button", { name: /^Remove / })).toHaveLength(4))
  expect(readSavedCart()).toEqual([...cartItems, goat])
})

test("cart page: an order keeps its number until the cart is cleared", async () => {
  const user = openPage(cartItems.slice(1, 2))
  const link = () => screen.getByRole<HTMLAnchorElement>("link", { name: /Send this order on WhatsApp/ })
  const number = () => /CaFN order (\S+)/.exec(new URL(link().href).searchParams.get("text") ?? "")?.[1]
  act(() => link().focus())
  const first = number()
  expect(first).toMatch(MESSAGE_NUMBER)
  await user.click(screen.getByRole("button", { name: messages.clear }))
  await user.click(await screen.findByRole("button", { name: messages.undo }))
  act(() => link().focus())
  expect(number()).toMatch(MESSAGE_NUMBER)
  expect(number()).not.toBe(first)
})
