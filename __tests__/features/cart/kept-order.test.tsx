import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createStore, Provider } from "jotai"
import { KeepOrder } from "../../../src/features/cart/keep-order"
import { KEPT_ORDER_KEY, LONGEST_KEPT_MS } from "../../../src/features/cart/kept-order"
import { KeptOrderNotice } from "../../../src/features/cart/kept-order-notice"
import { words } from "../../../src/features/cart/words"
import { setOnline } from "../../support/worker"

const copy = words.keptOrder
const order = {
  message: "Order: 12 milk",
  sms: "Order: 12 milk",
  number: "7K3Q-2",
  telephone: "+256 000 000 003",
  onIntent: () => {},
  onSend: () => {},
}
const stored = (): unknown => JSON.parse(localStorage.getItem(KEPT_ORDER_KEY) ?? "null")

const open = (message = "") =>
  render(
    <Provider store={createStore()}>
      <KeptOrderNotice current={{ ...order, message }} />
      <KeepOrder order={order} onIntent={() => {}} />
    </Provider>,
  )
const title = () => screen.queryByRole("heading", { name: /^Your order of .+ is not sent yet$/ })

beforeEach(() => {
  localStorage.clear()
  setOnline(true)
})
afterEach(() => jest.restoreAllMocks())

test("queued order: is saved only on request, and offered when back online", async () => {
  setOnline(false)
  open(order.message)
  expect(stored()).toBeNull()
  await userEvent.click(screen.getByRole("button", { name: copy.keep }))
  expect(stored()).toMatchObject({ message: order.message, sms: order.sms, number: "7K3Q-2" })
  expect(screen.getByText(copy.kept)).toHaveFocus()
  // The page has the same order anyway.
  expect(title()).not.toBeInTheDocument()
  setOnline(true)
  expect(title()).toBeInTheDocument()
  expect(screen.getByText(copy.ready)).toBeInTheDocument()
  expect(screen.getByText("7K3Q-2")).toBeInTheDocument()
})

test("queued order: is offered at the next visit, and deleted once sent", async () => {
  localStorage.setItem(KEPT_ORDER_KEY, JSON.stringify({ ...order, keptAt: Date.now() - 1000 }))
  open()
  const link = screen.getByRole("link", { name: /^Send by SMS/ })
  expect(link).toHaveAttribute("href", "sms:+256000000003?&body=Order%3A%2012%20milk")
  link.addEventListener("click", (event) => event.preventDefault())
  await userEvent.click(link)
  expect(title()).not.toBeInTheDocument()
  expect(localStorage.getItem(KEPT_ORDER_KEY)).toBeNull()
})

test("queued order: can be deleted, and focus stays in its place", async () => {
  localStorage.setItem(KEPT_ORDER_KEY, JSON.stringify({ ...order, keptAt: Date.now() }))
  open()
  await userEvent.click(screen.getByRole("button", { name: copy.delete }))
  expect(localStorage.getItem(KEPT_ORDER_KEY)).toBeNull()
  expect(document.querySelector("[data-slot=kept-order]")).toHaveFocus()
})

test("queued order: is deleted after 7 days", () => {
  localStorage.setItem(KEPT_ORDER_KEY, JSON.stringify({ ...order, keptAt: Date.now() - LONGEST_KEPT_MS }))
  open()
  expect(title()).not.toBeInTheDocument()
  expect(localStorage.getItem(KEPT_ORDER_KEY)).toBeNull()
})
