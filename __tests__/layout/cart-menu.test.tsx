import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { cartItems, SavedCart } from "../fixtures/cart"
import type { ReadProducts } from "../../src/features/cart/check-prices"
import { BarCart } from "../../src/layout/bar-cart"
import { CartMenu } from "../../src/layout/cart-menu"
import { CUSTOMER_KEY } from "../../src/features/cart/customer"
import { Toaster } from "../../src/components/toast"
import { toast } from "../../src/components/toast-store"
import { matchMedia } from "../components/browser"
import type { SavedLine } from "../../src/lib/cart"

beforeEach(() => {
  localStorage.clear()
  matchMedia("min-width: 48rem")
})
afterEach(() => {
  act(toast.clear)
  jest.restoreAllMocks()
})

function openPage(items: readonly SavedLine[] = [], readProducts?: ReadProducts, pathname = "/") {
  render(
    <SavedCart items={items} readProducts={readProducts}>
      <CartMenu pathname={pathname} />
      <BarCart pathname={pathname} />
      <Toaster />
    </SavedCart>,
  )
  return userEvent.setup({ delay: null })
}

test("cart menu: the badge shows the sum of the quantities, in words too", () => {
  openPage(cartItems)
  expect(screen.getByRole("button", { name: "Cart, 15 items" })).toHaveTextContent("15")
})

test("cart menu: opening puts the focus on the sheet itself, and quantities can be changed in it", async () => {
  const user = openPage(cartItems)
  await user.click(screen.getByRole("button", { name: /^Cart/ }))
  const panel = await screen.findByRole("dialog", { name: "Cart" })
  await waitFor(() => expect(panel).toHaveFocus())
  await user.click(within(panel).getByRole("button", { name: "Quantity of Leather Hide: one less" }))
  expect(panel).toHaveTextContent("$42.50")
  expect(screen.getByRole("button", { name: "Cart, 14 items", hidden: true })).toBeInTheDocument()
})

test("cart menu: prices are read when it is opened, not before, and a new one is told in it", async () => {
  const unitPrice = { amountMinor: 2_700_000, currency: "UGX" } as const
  const milk = { title: "Fresh Milk", unitPrice }
  const readProducts = jest.fn<ReturnType<ReadProducts>, []>(() => Promise.resolve(new Map([[3, milk]])))
  const user = openPage(cartItems.slice(1, 2), readProducts)
  expect(readProducts).not.toHaveBeenCalled()
  await user.click(screen.getByRole("button", { name: /^Cart/ }))
  const panel = await screen.findByRole("dialog", { name: "Cart" })
  expect(await within(panel).findByText("Fresh Milk: was UGX 22,500.00, is now UGX 27,000.00.")).toBeVisible()
  expect(readProducts).toHaveBeenCalledTimes(1)
  expect(screen.getByRole("button", { name: "Cart, 12 items", hidden: true })).toBeInTheDocument()
})

const bar = () => document.querySelector<HTMLElement>("[data-slot=bar-cart]")
const openTray = async (items: readonly SavedLine[] = cartItems) => {
  jest.restoreAllMocks()
  const user = openPage(items)
  const link = bar()
  if (link) await user.click(link)
  return { user, tray: await screen.findByRole("dialog", { name: "Cart" }) }
}
const whatsApp = (tray: HTMLElement) =>
  within(tray).getByRole<HTMLAnchorElement>("link", { name: /^Send this order on WhatsApp/ })
const message = (tray: HTMLElement) => new URL(whatsApp(tray).href).searchParams.get("text")

test("cart menu: on a phone the bar's cart opens one sheet with the lines, the sum, name and place, and the ways to send", async () => {
  const { user, tray } = await openTray()
  expect(tray).toHaveAttribute("data-slot", "sheet-content")
  await waitFor(() => expect(tray).toHaveFocus())
  expect(within(tray).getByRole("button", { name: "Quantity of Fresh Milk: one more" })).toBeInTheDocument()
  expect(tray).toHaveTextContent("UGX 3,670,000.00")
  await user.type(within(tray).getByRole("textbox", { name: "Your name" }), "Prossy")
  await user.type(within(tray).getByRole("textbox", { name: "Your place" }), "Gulu")
  expect(message(tray)).toContain("Name: Prossy\nPlace: Gulu")
  expect(within(tray).getByRole("link", { name: /^Send by SMS/ })).toHaveAttribute(
    "href",
    expect.stringMatching(/^sms:\+256000000003/),
  )
  expect(within(tray).getByRole("link", { name: /^Call us/ })).toHaveAttribute("href", "tel:+256000000003")
  expect(within(tray).getByRole("link", { name: "View cart" })).toHaveAttribute("href", "/cart")
  expect(within(tray).getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "/checkout")
  await user.keyboard("{Escape}")
  await waitFor(() => expect(bar()).toHaveFocus())
})

test("cart menu: on a phone name and place are kept with the tick only, and deleted when it is taken away", async () => {
  const { user, tray } = await openTray()
  await user.type(within(tray).getByRole("textbox", { name: "Your name" }), "Prossy")
  expect(localStorage.getItem(CUSTOMER_KEY)).toBeNull()
  const tick = within(tray).getByRole("checkbox", { name: /^Remember/ })
  await user.click(tick)
  await user.type(within(tray).getByRole("textbox", { name: "Your place" }), "Gulu")
  expect(JSON.parse(localStorage.getItem(CUSTOMER_KEY) ?? "null")).toMatchObject({ name: "Prossy", place: "Gulu" })
  await user.click(tick)
  expect(localStorage.getItem(CUSTOMER_KEY)).toBeNull()
  expect(message(tray)).toContain("Name: Prossy\nPlace: Gulu")
})

test("cart menu: on a phone whoever is remembered has the order ready as soon as it opens", async () => {
  localStorage.setItem(CUSTOMER_KEY, JSON.stringify({ name: "Prossy", place: "Gulu" }))
  const { tray } = await openTray()
  expect(within(tray).getByRole("checkbox", { name: /^Remember/ })).toBeChecked()
  expect(within(tray).getByRole("textbox", { name: "Your name" })).toHaveValue("Prossy")
  expect(message(tray)).toContain("Name: Prossy\nPlace: Gulu")
})

test("cart menu: on a phone on cart and checkout the bar's link leads to the cart, and the dropdown leaves sending to the page", async () => {
  const user = openPage(cartItems, undefined, "/checkout")
  expect(bar()).not.toHaveAttribute("aria-haspopup")
  await user.click(screen.getByRole("button", { name: /^Cart/ }))
  const panel = await screen.findByRole("dialog", { name: "Cart" })
  expect(within(panel).queryByRole("textbox", { name: "Your name" })).toBeNull()
  expect(within(panel).getByRole("link", { name: "Checkout" })).toBeInTheDocument()
})
