import { act, renderHook } from "@testing-library/react"
import { createStore, Provider, useAtomValue } from "jotai"
import type { ReactNode } from "react"
import { addItem, type SavedLine } from "../../../src/features/cart/lines"
import { createCartLine } from "../../fixtures/cart"
import {
  cartAtom,
  cartCountAtom,
  isCartLoadedAtom,
  cartTotalsAtom,
  updateLinesAtom,
  clearCartAtom,
  removeFromCartAtom,
  setQuantityAtom,
} from "../../../src/features/cart/cart-store"
import { CART_KEY } from "../../../src/features/cart/inline"

const milk = createCartLine({ quantity: 2 })
const hide = createCartLine({ id: 7, unitPrice: { amountMinor: 4_250, currency: "USD" }, quantity: 1 })

const readSavedCart = (): unknown => JSON.parse(localStorage.getItem(CART_KEY) ?? "null")

const add = (store: ReturnType<typeof createStore>, item: SavedLine) =>
  store.set(updateLinesAtom, (cart) => addItem(cart, item))

/** Renders a subscriber of the cart. */
function renderCart() {
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result, unmount } = renderHook(() => useAtomValue(cartAtom), { wrapper })
  return { store, getCart: () => result.current, unmount }
}

beforeEach(() => localStorage.clear())

test("cart store: its storage key stays “cart”, so that saved carts survive a new version", () => {
  expect(CART_KEY).toBe("cart")
})

test("cart store: is not reported as empty before it has been read", () => {
  localStorage.setItem(CART_KEY, JSON.stringify([milk]))
  const store = createStore()
  const states: unknown[] = []
  renderHook(
    () => {
      states.push([useAtomValue(isCartLoadedAtom), useAtomValue(cartAtom).length])
    },
    { wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider> },
  )
  expect(states.at(0)).toEqual([false, 0])
  expect(states.at(-1)).toEqual([true, 1])
  expect(states).not.toContainEqual([true, 0])
})

test("cart store: a change before the first read does not overwrite the saved cart", () => {
  localStorage.setItem(CART_KEY, JSON.stringify([milk]))
  add(createStore(), hide)
  expect(readSavedCart()).toEqual([milk, hide])
})

test("cart store: saves every change: add, add again, set quantity, remove, clear", () => {
  const { store, getCart } = renderCart()
  act(() => add(store, milk))
  act(() => add(store, hide))
  act(() => add(store, { ...milk, quantity: 3 }))
  expect(readSavedCart()).toEqual([{ ...milk, quantity: 5 }, hide])
  expect(store.get(cartCountAtom)).toBe(6)
  expect(store.get(cartTotalsAtom)).toEqual([
    { currency: "UGX", amountMinor: 11_250_000 },
    { currency: "USD", amountMinor: 4_250 },
  ])

  act(() => store.set(setQuantityAtom, { id: 3, quantity: 1 }))
  act(() => store.set(setQuantityAtom, { id: 7, quantity: 0 }))
  expect(readSavedCart()).toEqual([{ ...milk, quantity: 1 }, hide])

  act(() => store.set(removeFromCartAtom, 3))
  expect(readSavedCart()).toEqual([hide])

  act(() => void store.set(clearCartAtom))
  expect(readSavedCart()).toEqual([])
  expect(getCart()).toEqual([])
})

test("cart store: increments from two tabs add up; a typed quantity replaces", () => {
  const { store } = renderCart()
  act(() => add(store, milk))
  // Another tab has increased the quantity; its storage event hasn't fired.
  localStorage.setItem(CART_KEY, JSON.stringify([{ ...milk, quantity: 3 }]))
  act(() => store.set(setQuantityAtom, { id: 3, quantity: 3, by: 1 }))
  expect(readSavedCart()).toEqual([{ ...milk, quantity: 4 }])
  act(() => store.set(setQuantityAtom, { id: 3, quantity: 9 }))
  expect(readSavedCart()).toEqual([{ ...milk, quantity: 9 }])
})
