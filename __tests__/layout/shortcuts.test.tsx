import { act, render, screen } from "@testing-library/react"
import { createStore, Provider } from "jotai"
import { Shortcuts } from "../../src/layout/shortcuts"
import { CART_ATTRIBUTE, CART_KEY } from "../../src/lib/constants"
import { addToCartAtom, clearCartAtom } from "../../src/shared/cart-store"

const AWAY = /translateY\(100%\)/
const bar = () => screen.getByRole("complementary", { name: "Shortcuts" })

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true })
    window.dispatchEvent(new Event("scroll"))
  })

const show = (store = createStore()) =>
  render(
    <Provider store={store}>
      <Shortcuts pathname="/" />
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Agree" />
      <iframe title="Form" />
    </Provider>,
  )

beforeEach(() => {
  Object.defineProperty(document.documentElement, "scrollHeight", { value: 9000, configurable: true })
})
afterEach(() => {
  scrollTo(0)
  localStorage.clear()
  document.documentElement.removeAttribute(CART_ATTRIBUTE)
})

test("calls the first telephone, chats, and leads to the registration", () => {
  show()
  expect(screen.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+256000000001")
  expect(screen.getByRole("link", { name: /^Chat with us on WhatsApp/ })).toHaveTextContent("WhatsApp")
  expect(screen.getByRole("link", { name: "Join" })).toHaveAttribute("href", "/registration-form")
})

test("leaves on the way down, returns on the way up, minds no tremor, and is there at the end", () => {
  show()
  scrollTo(300)
  expect(bar().className).toMatch(AWAY)
  scrollTo(295)
  expect(bar().className).toMatch(AWAY)
  scrollTo(280)
  expect(bar().className).not.toMatch(AWAY)
  scrollTo(9000 - window.innerHeight)
  expect(bar().className).not.toMatch(AWAY)
})

test("leaves while something can be typed, in a frame too", () => {
  show()
  act(() => screen.getByLabelText("Name").focus())
  expect(bar().className).toMatch(AWAY)
  act(() => screen.getByLabelText("Agree").focus())
  expect(bar().className).not.toMatch(AWAY)
  act(() => screen.getByTitle("Form").focus())
  expect(bar().className).toMatch(AWAY)
})

test("keeps the document's mark of a filled cart true, from the saved cart on", () => {
  const item = {
    id: 3,
    title: "Milk",
    thumb: "m",
    unitPrice: { amountMinor: 100, currency: "UGX" as const },
    quantity: 2,
  }
  localStorage.setItem(CART_KEY, JSON.stringify([item]))
  const store = createStore()
  show(store)
  expect(document.documentElement).toHaveAttribute(CART_ATTRIBUTE, "filled")
  expect(document.querySelector("[data-slot=bar-cart]")).toHaveAccessibleName("Cart, 2 items")
  act(() => store.set(clearCartAtom))
  expect(document.documentElement).toHaveAttribute(CART_ATTRIBUTE, "empty")
  act(() => store.set(addToCartAtom, { ...item, quantity: 1 }))
  expect(document.querySelector("[data-slot=bar-cart]")).toHaveAccessibleName("Cart, 1 item")
})
