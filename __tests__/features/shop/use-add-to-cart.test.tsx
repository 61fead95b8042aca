import { act, renderHook } from "@testing-library/react"
import { createStore, Provider, useAtomValue } from "jotai"
import type { ReactNode } from "react"
import { products } from "../../fixtures/products"
import { cartItems } from "../../fixtures/cart"
import { useAddToCart } from "../../../src/features/shop/use-add-to-cart"
import { toast, toastStore } from "../../../src/components/toast-store"
import { CART_KEY, cartAtom } from "../../../src/features/cart/cart-store"

const [ankole, , milk] = products

function openPage() {
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const page = () => {
    // The basket in the header shows what is in the cart.
    useAtomValue(cartAtom)
    return useAddToCart()
  }
  const { result } = renderHook(page, { wrapper })
  const add = (product: typeof ankole, quantity: number) => {
    let added: boolean | undefined
    act(() => {
      added = result.current(product, quantity)
    })
    return added
  }
  return { add, press: result, cart: () => store.get(cartAtom) }
}

/** When things are put into the cart. */
const NOON = Date.UTC(2026, 10, 22, 12)

const notices = () => toastStore.getSnapshot().map(({ tone, message }) => `${tone}: ${message}`)

beforeEach(() => {
  localStorage.clear()
  toast.clear()
  jest.spyOn(Date, "now").mockReturnValue(NOON)
})

test("add to cart: adds a product with the chosen quantity", () => {
  const { add, cart } = openPage()
  expect(add(milk, 3)).toBe(true)
  expect(cart()).toEqual([
    {
      id: 3,
      title: "Fresh Milk",
      unitPrice: { amountMinor: 2_250_000, currency: "UGX" },
      unit: { one: "can of 10 litres", many: "cans of 10 litres" },
      quantity: 3,
      pricedAt: NOON,
    },
  ])
  expect(notices()).toEqual(["success: Product added successfully"])
})

test("add to cart: a product already in the cart stays unchanged", () => {
  localStorage.setItem(CART_KEY, JSON.stringify(cartItems))
  const { add, cart } = openPage()
  expect(add(milk, 1)).toBe(false)
  expect(cart()).toEqual(cartItems)
  expect(notices()).toEqual(["warning: Product already in cart"])
})

test("add to cart: twenty calls before a render add one product", () => {
  const { press, cart } = openPage()
  const answers: boolean[] = []
  act(() => {
    const { current: add } = press
    for (let count = 0; count < 20; count += 1) answers.push(add(milk, 2))
  })
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(cart().map(({ id, quantity }) => [id, quantity])).toEqual([[3, 2]])
})

test.each([0, -1, 1.5, Number.NaN, 1000, Number.MAX_SAFE_INTEGER])("add to cart: rejects quantity %d", (quantity) => {
  const { add, cart } = openPage()
  expect(add(milk, quantity)).toBe(false)
  expect(cart()).toEqual([])
  expect(notices()).toEqual(["warning: Please enter a valid quantity"])
})
