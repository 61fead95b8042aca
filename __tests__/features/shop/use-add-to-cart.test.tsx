import { act, renderHook } from "@testing-library/react"
import { createStore, Provider, useAtomValue } from "jotai"
import type { ReactNode } from "react"
import { milk } from "../../fixtures/products"
import { useAddToCart } from "../../../src/features/shop/use-add-to-cart"
import { toast, toastStore } from "../../../src/components/toast-store"
import { cartAtom } from "../../../src/features/cart/cart-store"

function openPage() {
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const page = () => {
    // The cart button in the header subscribes to the cart.
    useAtomValue(cartAtom)
    return useAddToCart()
  }
  const { result } = renderHook(page, { wrapper })
  const add = (product: typeof milk, quantity: number) => {
    let added: boolean | undefined
    act(() => {
      added = result.current(product, quantity)
    })
    return added
  }
  return { add, hook: result, getCart: () => store.get(cartAtom) }
}

const getToast = () => toastStore.getSnapshot()

beforeEach(() => {
  localStorage.clear()
  toast.clear()
})

test("add to cart: twenty calls before a render add one product", () => {
  const { hook, getCart } = openPage()
  const results: boolean[] = []
  act(() => {
    const { current: add } = hook
    for (let count = 0; count < 20; count += 1) results.push(add(milk, 2))
  })
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(getCart().map(({ id, quantity }) => [id, quantity])).toEqual([[3, 2]])
})

test.each([0, -1, 1.5, Number.NaN, 1000, Number.MAX_SAFE_INTEGER])("add to cart: rejects quantity %d", (quantity) => {
  const { add, getCart } = openPage()
  expect(add(milk, quantity)).toBe(false)
  expect(getCart()).toEqual([])
  expect(getToast()).toMatchObject({ tone: "warning", message: "Please enter a valid quantity" })
})
