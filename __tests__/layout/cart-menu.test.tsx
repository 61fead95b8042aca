import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { cartItems, milk, SavedCart } from "../fixtures/cart"
import type { LoadProducts } from "../../src/features/cart/check-prices"
import { BottomBarCart } from "../../src/layout/bottom-bar-cart"
import { CartMenu } from "../../src/layout/cart-menu"
import { Toaster } from "../../src/components/toast"
import { toast } from "../../src/components/toast-store"
import { mockMatchMedia } from "../components/browser"
import type { SavedLine } from "../../src/features/cart/lines"

beforeEach(() => {
  localStorage.clear()
  mockMatchMedia("min-width: 48rem")
})
afterEach(() => {
  act(toast.clear)
  jest.restoreAllMocks()
})

function openPage(items: readonly SavedLine[] = [], loadProducts?: LoadProducts, pathname = "/") {
  render(
    <SavedCart items={items} loadProducts={loadProducts}>
      <CartMenu pathname={pathname} />
      <BottomBarCart pathname={pathname} />
      <Toaster />
    </SavedCart>,
  )
  return userEvent.setup({ delay: null })
}

test("cart menu: the badge shows the total quantity, in its name too", () => {
  openPage(cartItems)
  expect(screen.getByRole("button", { name: "Cart, 15 items" })).toHaveTextContent("15")
})

test("cart menu: opening focuses it, and it lists the products without fields", async () => {
  const user = openPage(cartItems)
  await user.click(screen.getByRole("button", { name: /^Cart/ }))
  const panel = await screen.findByRole("dialog", { name: "Cart" })
  await waitFor(() => expect(panel).toHaveFocus())
  expect(within(panel).getAllByRole("listitem")[2]).toHaveTextContent("Leather Hide 2 hides$85.00")
  expect(within(panel).queryByRole("spinbutton")).toBeNull()
})

test("cart menu: reads current prices when opened, not before, and announces a new price", async () => {
  const unitPrice = { amountMinor: 2_700_000, currency: "UGX" } as const
  const loadProducts = jest.fn<ReturnType<LoadProducts>, []>(() =>
    Promise.resolve(new Map([[3, { ...milk, unitPrice }]])),
  )
  const user = openPage(cartItems.slice(1, 2), loadProducts)
  expect(loadProducts).not.toHaveBeenCalled()
  await user.click(screen.getByRole("button", { name: /^Cart/ }))
  const panel = await screen.findByRole("dialog", { name: "Cart" })
  expect(await within(panel).findByText("Fresh Milk: was UGX 22,500, is now UGX 27,000.")).toBeVisible()
  expect(loadProducts).toHaveBeenCalledTimes(1)
  expect(screen.getByRole("button", { name: "Cart, 12 items", hidden: true })).toBeInTheDocument()
})

const getCartLink = () => document.querySelector<HTMLElement>("[data-slot=bottom-bar-cart]")
const openMiniCart = async (items: readonly SavedLine[] = cartItems) => {
  jest.restoreAllMocks()
  const user = openPage(items)
  const link = getCartLink()
  if (link) await user.click(link)
  return { user, panel: await screen.findByRole("dialog", { name: "Cart" }) }
}
const getWhatsAppLink = (panel: HTMLElement) =>
  within(panel).getByRole<HTMLAnchorElement>("link", { name: /^Send on WhatsApp/ })
const getMessage = (panel: HTMLElement) => new URL(getWhatsAppLink(panel).href).searchParams.get("text")

test("bottom bar's cart: opens a drawer with lines, total and channels", async () => {
  const { user, panel } = await openMiniCart()
  expect(panel).toHaveAttribute("data-slot", "drawer-content")
  await waitFor(() => expect(panel).toHaveFocus())
  expect(panel).toHaveTextContent("UGX 3,670,000")
  expect(getMessage(panel)).toContain("12 × Fresh Milk")
  expect(within(panel).getByRole("link", { name: /^Send by SMS/ })).toHaveAttribute(
    "href",
    expect.stringMatching(/^sms:\+256000000003/),
  )
  expect(within(panel).getByRole("link", { name: /^Call us/ })).toHaveAttribute("href", "tel:+256000000003")
  expect(within(panel).getByRole("link", { name: "View cart" })).toHaveAttribute("href", "/cart")
  expect(within(panel).getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "/checkout")
  await user.keyboard("{Escape}")
  await waitFor(() => expect(getCartLink()).toHaveFocus())
})

test("bottom bar's cart: on cart and checkout it is a plain link, and the menu has no channels", async () => {
  const user = openPage(cartItems, undefined, "/checkout")
  expect(getCartLink()).not.toHaveAttribute("aria-haspopup")
  await user.click(screen.getByRole("button", { name: /^Cart/ }))
  const panel = await screen.findByRole("dialog", { name: "Cart" })
  expect(within(panel).queryByRole("link", { name: /WhatsApp/ })).toBeNull()
  expect(within(panel).getByRole("link", { name: "Checkout" })).toBeInTheDocument()
})
