import { act, render, screen } from "@testing-library/react"
import { createStore, Provider } from "jotai"
import { BottomBar } from "../../src/layout/bottom-bar"
import { CART_ATTRIBUTE } from "../../src/lib/constants"
import { CART_KEY } from "../../src/features/cart/inline"
import { addOnceToCartAtom, clearCartAtom } from "../../src/features/cart/cart-store"
import { createCartLine } from "../fixtures/cart"
import { withSite, resetSite } from "../support/site"

const renderBar = (store = createStore(), pathname = "/") =>
  render(
    <Provider store={store}>
      <BottomBar pathname={pathname} />
    </Provider>,
  )

afterEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute(CART_ATTRIBUTE)
})

test("bottom bar: has four links in order: call, chat, shop, join", () => {
  renderBar()
  const hrefs = screen.getAllByRole<HTMLAnchorElement>("link").map((link) => link.getAttribute("href"))
  expect(hrefs.filter((href) => href !== "/cart")).toEqual([
    "tel:+256000000001",
    expect.stringMatching(/^https:\/\/wa\.me\//),
    "/shop",
    "/registration-form",
  ])
  expect(screen.getByRole("link", { name: /^Chat with us on WhatsApp/ })).toHaveTextContent("WhatsApp")
  expect(screen.getByRole("link", { name: "Shop" })).toHaveAttribute("href", "/shop")
})

test("bottom bar: highlights the call on the page for sick animals only", () => {
  const getHighlighted = () =>
    screen
      .getAllByRole("link")
      .filter(({ className }) => /\bbg-/.test(className))
      .map(({ textContent }) => textContent)
  const { unmount } = renderBar()
  expect(getHighlighted()).toEqual([])
  unmount()
  renderBar(createStore(), "/animal-health")
  expect(getHighlighted()).toEqual(["Vet line"])
})

test("bottom bar: on the page for sick animals it calls the vet line, or without one the office", () => {
  const { unmount } = renderBar(createStore(), "/animal-health")
  expect(screen.getByRole("link", { name: "Vet line" })).toHaveAttribute("href", "tel:+256000000004")
  unmount()
  withSite({ vetLine: null })
  renderBar(createStore(), "/animal-health")
  expect(screen.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+256000000001")
  resetSite()
})

test("bottom bar: keeps the document's cart attribute and its cart link up to date", () => {
  const item = createCartLine({ unitPrice: { amountMinor: 200, currency: "UGX" }, quantity: 2 })
  localStorage.setItem(CART_KEY, JSON.stringify([item]))
  const store = createStore()
  renderBar(store)
  expect(document.documentElement).toHaveAttribute(CART_ATTRIBUTE, "filled")
  expect(document.querySelector("[data-slot=bottom-bar-cart]")).toHaveAccessibleName("Cart, 2 items, UGX\u00a04")
  expect(document.querySelector("[data-slot=bottom-bar-cart]")).toHaveTextContent(/UGX\s4$/)
  act(() => void store.set(clearCartAtom))
  expect(document.documentElement).toHaveAttribute(CART_ATTRIBUTE, "empty")
  act(() => void store.set(addOnceToCartAtom, { ...item, quantity: 1 }))
  expect(document.querySelector("[data-slot=bottom-bar-cart]")).toHaveAccessibleName("Cart, 1 item, UGX\u00a02")
})

test("bottom bar: shows the cart's total in one currency, up to seven digits", () => {
  const item = createCartLine({ quantity: 1 })
  const store = createStore()
  renderBar(store)
  const bar = () => document.querySelector("[data-slot=bottom-bar-cart]")
  act(() => void store.set(addOnceToCartAtom, { ...item, unitPrice: { amountMinor: 1_000_000_000, currency: "UGX" } }))
  expect(bar()).toHaveTextContent(/Cart$/)
  expect(bar()).toHaveAccessibleName("Cart, 1 item, UGX\u00a010,000,000")
  act(() => void store.set(clearCartAtom))
  act(() => void store.set(addOnceToCartAtom, { ...item, unitPrice: { amountMinor: 100_000, currency: "UGX" } }))
  act(() => void store.set(addOnceToCartAtom, { ...item, id: 4, unitPrice: { amountMinor: 100, currency: "USD" } }))
  expect(bar()).toHaveTextContent(/Cart$/)
})
