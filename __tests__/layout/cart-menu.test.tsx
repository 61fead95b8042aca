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

test("cart menu: the badge shows the total quantity, in its name too", () => {
  openPage(cartItems)
  expect(screen.getByRole("button", { name: "Cart, 15 items" })).toHaveTextContent("15")
})

test("cart menu: opening focuses the sheet, in which quantities can be changed", async () => {
  const user = openPage(cartItems)
  await user.click(screen.getByRole("button", { name: /^Cart/ }))
  const panel = await screen.findByRole("dialog", { name: "Cart" })
  await waitFor(() => expect(panel).toHaveFocus())
  await user.click(within(panel).getByRole("button", { name: "Quantity of Leather Hide: one less" }))
  expect(panel).toHaveTextContent("$42.50")
  expect(screen.getByRole("button", { name: "Cart, 14 items", hidden: true })).toBeInTheDocument()
})

test("cart menu: reads current prices when opened, not before, and announces a new price", async () => {
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

test("bottom bar's cart: opens a sheet with lines, total, name, place and ways to send", async () => {
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

test("bottom bar's cart: saves name and place only while “Remember” is ticked", async () => {
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

test("bottom bar's cart: fills in the name and place of a remembered customer", async () => {
  localStorage.setItem(CUSTOMER_KEY, JSON.stringify({ name: "Prossy", place: "Gulu" }))
  const { tray } = await openTray()
  expect(within(tray).getByRole("checkbox", { name: /^Remember/ })).toBeChecked()
  expect(within(tray).getByRole("textbox", { name: "Your name" })).toHaveValue("Prossy")
  expect(message(tray)).toContain("Name: Prossy\nPlace: Gulu")
})

test("bottom bar's cart: on cart and checkout it is a plain link, and the menu has no order form", async () => {
  const user = openPage(cartItems, undefined, "/checkout")
  expect(bar()).not.toHaveAttribute("aria-haspopup")
  await user.click(screen.getByRole("button", { name: /^Cart/ }))
  const panel = await screen.findByRole("dialog", { name: "Cart" })
  expect(within(panel).queryByRole("textbox", { name: "Your name" })).toBeNull()
  expect(within(panel).getByRole("link", { name: "Checkout" })).toBeInTheDocument()
})
