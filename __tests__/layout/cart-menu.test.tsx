import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { cartItems, SavedCart } from "../../src/features/cart/cart.fixture"
import type { FindProduct } from "../../src/features/cart/check-prices"
import { CartMenu } from "../../src/layout/cart-menu"
import { Toaster } from "../../src/components/toast"
import { toast } from "../../src/components/toast-store"
import type { CartItem } from "../../src/lib/cart"

beforeEach(() => localStorage.clear())
afterEach(() => act(toast.clear))

function openPage(items: readonly CartItem[] = [], findProduct?: FindProduct) {
  render(
    <SavedCart items={items} findProduct={findProduct}>
      <CartMenu />
      <Toaster />
    </SavedCart>,
  )
  return userEvent.setup({ delay: null })
}

test("the badge shows the sum of the quantities, in words too", () => {
  openPage(cartItems)
  expect(screen.getByRole("button", { name: "Cart, 15 items" })).toHaveTextContent("15")
})

test("an empty cart says so and leads to the shop", async () => {
  const user = openPage()
  await user.click(screen.getByRole("button", { name: "Cart, 0 items" }))
  const panel = await screen.findByRole("dialog", { name: "Cart" })
  expect(panel).toHaveTextContent("Your cart is empty.")
  expect(within(panel).getByRole("link", { name: "Visit the shop" })).toHaveAttribute("href", "/shop")
})

test("removing a line takes it away, says so in the specification's words, and counts anew", async () => {
  const user = openPage(cartItems)
  await user.click(screen.getByRole("button", { name: /^Cart/ }))
  const panel = await screen.findByRole("dialog", { name: "Cart" })
  expect(panel).toHaveTextContent("UGX 3,670,000.00")
  expect(panel).toHaveTextContent("$85.00")

  await user.click(within(panel).getByRole("button", { name: "Remove Leather Hide" }))
  expect(await screen.findByText("Product removed from cart")).toBeInTheDocument()
  expect(panel).not.toHaveTextContent("$85.00")
  expect(screen.getByRole("button", { name: /^Cart/, hidden: true })).toHaveAccessibleName("Cart, 13 items")
  expect(within(panel).getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "/checkout")
})

test("opening puts the focus on the sheet itself, and quantities can be changed in it", async () => {
  const user = openPage(cartItems)
  await user.click(screen.getByRole("button", { name: /^Cart/ }))
  const panel = await screen.findByRole("dialog", { name: "Cart" })
  await waitFor(() => expect(panel).toHaveFocus())
  await user.click(within(panel).getByRole("button", { name: "Quantity of Leather Hide: one less" }))
  expect(panel).toHaveTextContent("$42.50")
  expect(screen.getByRole("button", { name: "Cart, 14 items", hidden: true })).toBeInTheDocument()
})

test("after the last line the focus is on the empty text, inside the sheet", async () => {
  const user = openPage(cartItems.slice(0, 1))
  await user.click(screen.getByRole("button", { name: /^Cart/ }))
  const panel = await screen.findByRole("dialog", { name: "Cart" })
  await user.click(within(panel).getByRole("button", { name: "Remove Ankole Cattle" }))
  expect(within(panel).getByText("Your cart is empty.")).toHaveFocus()
})

test("the button closes what it has opened, and takes the focus back", async () => {
  const user = openPage()
  const button = screen.getByRole("button", { name: "Cart, 0 items" })
  await user.click(button)
  await screen.findByRole("dialog", { name: "Cart" })
  await user.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
  expect(button).toHaveFocus()
})

test("prices are read when it is opened, not before, and a new one is told in it", async () => {
  const findProduct = jest.fn<ReturnType<FindProduct>, [id: number]>(() =>
    Promise.resolve({
      title: "Fresh Milk",
      thumb: "products/fresh-milk",
      unitPrice: { amountMinor: 2_700_000, currency: "UGX" },
    }),
  )
  const user = openPage(cartItems.slice(1, 2), findProduct)
  expect(findProduct).not.toHaveBeenCalled()
  await user.click(screen.getByRole("button", { name: /^Cart/ }))
  const panel = await screen.findByRole("dialog", { name: "Cart" })
  expect(await within(panel).findByText("Fresh Milk: was UGX 22,500.00, is now UGX 27,000.00.")).toBeVisible()
  expect(findProduct).toHaveBeenCalledTimes(1)
  expect(screen.getByRole("button", { name: "Cart, 12 items", hidden: true })).toBeInTheDocument()
})
