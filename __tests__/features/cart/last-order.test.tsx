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
const kept = (items: readonly unknown[]) => ({
  name: "Prossy",
  place: "Gulu",
  lastOrder: { items, handedOverAt: Date.UTC(2026, 10, 14, 12) },
})

const stay = (event: Event) => event.preventDefault()

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
  window.addEventListener("click", stay)
})
afterEach(() => {
  window.removeEventListener("click", stay)
  act(toast.clear)
})

test("last order: after the hand-over, what was ordered, that our answer is awaited, and that nobody here knows whether it was sent", async () => {
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
const noted = () => /Your number: (\S+)\. /.exec(box().textContent)?.[1] ?? ""

test("last order: the number of an order is made when it is about to be sent, and stays on the page afterwards", async () => {
  const user = openPage(MILK)
  expect(number()).toBe("")
  await user.hover(link())
  act(() => link().focus())
  const made = number()
  expect(made).toMatch(NUMBER)
  await user.click(link())
  expect(noted()).toBe(made)
  // By another way it is still the same order.
  await user.click(send(/^Send by SMS/))
  expect(noted()).toBe(made)
  await user.click(screen.getByRole("checkbox", { name: /^Remember/ }))
  expect(stored(CUSTOMER_KEY)).toMatchObject({ lastOrder: { number: made } })
})

test("last order: the number of an order is another one for other goods, and for the same again", async () => {
  const user = openPage(MILK)
  await user.click(link())
  const first = noted()
  await user.click(screen.getByRole("button", { name: "Quantity of Fresh Milk: one more" }))
  await user.click(link())
  const second = noted()
  expect(second).not.toBe(first)
  await user.click(press(words.lastOrder.clear))
  expect(noted()).toBe(second)
  await user.click(press(words.lastOrder.again))
  await user.click(link())
  expect(noted()).toMatch(NUMBER)
  expect(noted()).not.toBe(second)
})

test("last order: it is kept with the tick only, whether it comes before or after", async () => {
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

test("last order: next time it stands over an empty cart and puts the same into it; over goods it does not stand", async () => {
  localStorage.setItem(CUSTOMER_KEY, JSON.stringify(kept(MILK)))
  const user = openPage([])
  expect(box()).toHaveTextContent("Your order of 14 November 2026")
  expect(box()).not.toHaveTextContent(words.lastOrder.waiting)
  await user.click(press(words.lastOrder.again))
  expect(stored(CART_KEY)).toMatchObject([{ id: 3, quantity: 12 }])
  expect(box()).toBeEmptyDOMElement()
})
