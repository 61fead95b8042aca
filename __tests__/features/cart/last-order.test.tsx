import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { cartCopy, cartItems, SavedCart } from "../../fixtures/cart"
import { Cart } from "../../../src/features/cart/cart"
import { CUSTOMER_KEY } from "../../../src/features/cart/customer"
import { words } from "../../../src/features/cart/words"
import { toast } from "../../../src/components/toast-store"
import type { SavedLine } from "../../../src/lib/cart"
import { CART_KEY } from "../../../src/features/cart/cart-store"
import { NUMBER } from "../../support/messages"

const MILK = cartItems.slice(1, 2)
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? "null")
const customer = (items: readonly unknown[]) => ({
  name: "Prossy",
  place: "Gulu",
  lastOrder: { items, handedOverAt: Date.UTC(2026, 10, 14, 12) },
})

const preventNavigation = (event: Event) => event.preventDefault()

function openPage(items: readonly SavedLine[]) {
  render(
    <SavedCart items={items}>
      <Cart copy={cartCopy} />
    </SavedCart>,
  )
  return userEvent.setup({ delay: null })
}
const box = () => document.querySelector<HTMLElement>("[data-slot=last-order]") ?? document.body
const send = (name: RegExp) => screen.getAllByRole("link", { name })[0] ?? document.body
const press = (name: string) => within(box()).getByRole("button", { name })

beforeEach(() => {
  localStorage.clear()
  window.addEventListener("click", preventNavigation)
})
afterEach(() => {
  window.removeEventListener("click", preventNavigation)
  act(toast.clear)
})

test("last order: after sending, lists the goods and says that we can't know if it was sent", async () => {
  const user = openPage(MILK)
  expect(box()).toBeEmptyDOMElement()
  await user.click(send(/^Send this order on WhatsApp/))
  expect(box()).toHaveTextContent("Fresh Milk, × 12")
  expect(box()).toHaveTextContent(words.lastOrder.waiting)
  expect(box()).toHaveTextContent(words.lastOrder.onlyIfSent)
  expect(box()).toHaveAttribute("role", "status")
  expect(localStorage.getItem(CUSTOMER_KEY)).toBeNull()

  await user.click(press(words.lastOrder.clear))
  expect(stored(CART_KEY)).toEqual([])
  expect(box()).toHaveFocus()
  await user.click(press(words.lastOrder.again))
  expect(stored(CART_KEY)).toMatchObject([{ id: 3, quantity: 12 }])
})

const link = () => send(/^Send this order on WhatsApp/) as HTMLAnchorElement
const number = () => /^CaFN order (\S+)\n/.exec(new URL(link().href).searchParams.get("text") ?? "")?.[1] ?? ""
const shownNumber = () => /Your number: (\S+)\. /.exec(box().textContent)?.[1] ?? ""

test("last order: its number is made on hover or focus of the link, and stays afterwards", async () => {
  const user = openPage(MILK)
  expect(number()).toBe("")
  await user.hover(link())
  act(() => link().focus())
  const made = number()
  expect(made).toMatch(NUMBER)
  await user.click(link())
  expect(shownNumber()).toBe(made)
  // By another way it is still the same order.
  await user.click(send(/^Send by SMS/))
  expect(shownNumber()).toBe(made)
  await user.click(screen.getByRole("checkbox", { name: /^Remember/ }))
  expect(stored(CUSTOMER_KEY)).toMatchObject({ lastOrder: { number: made } })
})

test("last order: gets a new number for other goods, and for the same goods again", async () => {
  const user = openPage(MILK)
  await user.click(link())
  const first = shownNumber()
  await user.click(screen.getByRole("button", { name: "Quantity of Fresh Milk: one more" }))
  await user.click(link())
  const second = shownNumber()
  expect(second).not.toBe(first)
  await user.click(press(words.lastOrder.clear))
  expect(shownNumber()).toBe(second)
  await user.click(press(words.lastOrder.again))
  await user.click(link())
  expect(shownNumber()).toMatch(NUMBER)
  expect(shownNumber()).not.toBe(second)
})

test("last order: is saved only if “Remember” is ticked, before or after sending", async () => {
  const user = openPage(MILK)
  await user.click(send(/^Send by SMS/))
  expect(localStorage.getItem(CUSTOMER_KEY)).toBeNull()
  await user.click(screen.getByRole("checkbox", { name: /^Remember/ }))
  expect(stored(CUSTOMER_KEY)).toMatchObject({ lastOrder: { items: [{ id: 3, quantity: 12 }] } })
  await user.click(press(words.lastOrder.delete))
  expect(box()).toBeEmptyDOMElement()
  expect(stored(CUSTOMER_KEY)).toEqual({ name: "", place: "" })
  await user.click(send(/^Send by SMS/))
  expect(stored(CUSTOMER_KEY)).toMatchObject({ lastOrder: { items: [{ id: 3 }] } })
})

test("last order: at the next visit it is offered over an empty cart, and refills it", async () => {
  localStorage.setItem(CUSTOMER_KEY, JSON.stringify(customer(MILK)))
  const user = openPage([])
  expect(box()).toHaveTextContent("Your order of 14 November 2026")
  expect(box()).not.toHaveTextContent(words.lastOrder.waiting)
  await user.click(press(words.lastOrder.again))
  expect(stored(CART_KEY)).toMatchObject([{ id: 3, quantity: 12 }])
  expect(box()).toBeEmptyDOMElement()
})
